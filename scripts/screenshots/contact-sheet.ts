import path from 'node:path';

import sharp, { type OverlayOptions } from 'sharp';

const THUMB = { width: 300, height: 480 };
const GAP = 16;
const CAPTION = 28;
const COLUMNS = 8;

/** All pictures of a kind on one sheet, each cropped from its top, with its name above. */
export async function contactSheet(
  folder: string,
  { names, file }: { names: readonly string[]; file: string },
): Promise<void> {
  const cell = { width: THUMB.width + GAP, height: THUMB.height + CAPTION + GAP };
  const parts = await Promise.all(
    names.map(async (name, index) => {
      const left = GAP + (index % COLUMNS) * cell.width;
      const top = GAP + Math.floor(index / COLUMNS) * cell.height;
      return partsOf(path.join(folder, `${name}.png`), { name, left, top });
    }),
  );
  await sharp({
    create: {
      width: COLUMNS * cell.width + GAP,
      height: Math.ceil(names.length / COLUMNS) * cell.height + GAP,
      channels: 3,
      background: '#8a8f8c',
    },
  })
    .composite(parts.flat())
    .png({ palette: true })
    .toFile(path.join(folder, file));
}

async function partsOf(
  picture: string,
  { name, left, top }: { name: string; left: number; top: number },
): Promise<OverlayOptions[]> {
  const whole = await sharp(picture).resize({ width: THUMB.width }).toBuffer({ resolveWithObject: true });
  const height = Math.min(whole.info.height, THUMB.height);
  const thumb = await sharp(whole.data)
    .extract({ left: 0, top: 0, width: THUMB.width, height })
    .toBuffer();
  const caption = `<svg width="${THUMB.width}" height="${CAPTION}"><text y="20" font-family="sans-serif" font-size="17">${name}</text></svg>`;
  return [
    { input: Buffer.from(caption), left, top },
    { input: thumb, left, top: top + CAPTION },
  ];
}
