// Renders the icons for home screens and for /favicon.ico from the drawing: npx tsx scripts/build-icons.ts
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';

const FOLDER = path.resolve(__dirname, '../public/icons');
const FAVICON_SIDE = 32;
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
  const small = await sharp(drawing, { density: 600 }).resize(FAVICON_SIDE).png().toBuffer();
  writeFileSync(path.join(FOLDER, '../favicon.ico'), icoOf(small, FAVICON_SIDE));
}

/** A Windows icon file with one picture. */
function icoOf(picture: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  const [kind, count] = [1, 1];
  head.writeUInt16LE(kind, 2);
  head.writeUInt16LE(count, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  // Color planes, and bits per pixel.
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

void main();
