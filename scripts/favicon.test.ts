import { readFileSync } from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';

test('browsers and feed readers that request /favicon.ico get a valid icon', async () => {
  const icon = readFileSync(path.resolve(__dirname, '../public/favicon.ico'));
  // One picture: its side, its length and its offset.
  expect([icon.readUInt16LE(2), icon.readUInt16LE(4), icon.readUInt8(6)]).toEqual([1, 1, 32]);
  const picture = icon.subarray(icon.readUInt32LE(18));
  expect(picture.length).toBe(icon.readUInt32LE(14));
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
});
