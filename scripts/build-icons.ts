// Makes the home-screen icons from the drawing: npx tsx scripts/build-icons.ts
import { readFileSync } from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';

const FOLDER = path.resolve(__dirname, '../public/icons');
const LEAF = '#1C6B43';

async function main(): Promise<void> {
  const drawing = readFileSync(path.join(FOLDER, 'icon.svg'));
  for (const size of [192, 512]) {
    await sharp(drawing, { density: 600 })
      .resize(size)
      .png()
      .toFile(path.join(FOLDER, `icon-${size}.png`));
  }
  // A maskable icon may lose its outer fifth on any side.
  const inner = await sharp(drawing, { density: 600 }).resize(400).png().toBuffer();
  await sharp({ create: { width: 512, height: 512, channels: 4, background: LEAF } })
    .composite([{ input: inner, gravity: 'center' }])
    .png()
    .toFile(path.join(FOLDER, 'maskable-512.png'));
}

void main();
