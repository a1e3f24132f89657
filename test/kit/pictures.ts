import sharp from 'sharp';

/** A generated JPEG, with a location and a camera in its EXIF data. */
export async function picture(width = 640, height = 480, shade = 200): Promise<Buffer> {
  const background = { r: shade, g: 120, b: 60 };
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .withExif({ IFD0: { Make: 'CanaryCam' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .toBuffer();
}

// Coarse to fine: [pixels per grain, strength].
const GRAINS = [
  [400, 60],
  [100, 40],
  [25, 26],
  [6, 16],
  [1, 5],
] as const;

/**
 * A photo as a phone takes it: as detailed as a real one, held upright (the pixels are stored sideways), with the
 * camera and the location in its EXIF data.
 */
export async function phonePhoto(width = 4_000, height = 3_000): Promise<Buffer> {
  const [ground, ...layers] = await Promise.all(
    GRAINS.map(async ([grain, sigma]) => grains({ width, height, grain, sigma })),
  );
  const exif = { IFD0: { Make: 'CanaryCam' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } };
  return sharp(ground)
    .composite(layers.map((input) => ({ input, blend: 'soft-light' as const })))
    .jpeg({ quality: 92 })
    .withMetadata({ orientation: 6, exif })
    .toBuffer();
}

interface Grains {
  width: number;
  height: number;
  grain: number;
  sigma: number;
}

async function grains({ width, height, grain, sigma }: Grains): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma };
  const size = { width: Math.ceil(width / grain), height: Math.ceil(height / grain) };
  const small = await sharp({ create: { ...size, channels: 3, noise, background: '#000' } })
    .png()
    .toBuffer();
  const whole = sharp(small).resize(width, height, { kernel: 'cubic', fit: 'fill' });
  return whole.png({ compressionLevel: 0 }).toBuffer();
}

/** Which camera metadata some bytes contain: its make, and the EXIF block. */
export function cameraNotesIn(bytes: Buffer): string[] {
  return ['CanaryCam', 'Exif\0'].filter((note) => bytes.includes(note, 0, 'latin1'));
}

export function dataUrl(bytes: Buffer, mime = 'image/jpeg'): string {
  return `data:${mime};base64,${bytes.toString('base64')}`;
}

export function photoForm(bytes: Buffer, fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('image', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'photo.jpg');
  return form;
}
