import sharp from 'sharp';

/** A JPEG of our own making, with a place and a camera written into it. */
export async function picture(width = 640, height = 480, shade = 200): Promise<Buffer> {
  const background = { r: shade, g: 120, b: 60 };
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .withExif({ IFD0: { Make: 'CanaryCam' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .toBuffer();
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
