import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

import { photographedBarcode } from './printed-barcode';

/** The browser's camera: it shows a film, does not exist, or the user has denied access. */
export type Camera = { film: string } | 'none' | 'refused';

const GRANTED = '--use-fake-ui-for-media-stream';
const PATTERN = '--use-fake-device-for-media-stream';

/** Flags of Chromium for a camera. Without a film, it shows Chromium's test pattern, with access granted. */
export function cameraFlags(camera?: Camera): string[] {
  if (camera === 'none') return [`${PATTERN}=device-count=0`, GRANTED];
  if (camera === 'refused') return [PATTERN, `${GRANTED}=deny`];
  if (camera) return [PATTERN, GRANTED, `--use-file-for-fake-video-capture=${camera.film}`];
  return [PATTERN, GRANTED];
}

const FPS = 30;
const WIDTH = 640;
const HEIGHT = 480;

/** A film for a camera, in a loop: an empty table, then a packet that is held more and more steadily. */
export class BarcodeFilm {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'platelog-film-'));
  readonly film = path.join(this.folder, 'camera.mjpeg');

  private constructor(frames: readonly Buffer[]) {
    writeFileSync(this.film, Buffer.concat(frames));
  }

  static async of(digits: string): Promise<BarcodeFilm> {
    const empty = await frame(
      await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#6d7b52' } })
        .jpeg()
        .toBuffer(),
    );
    const frames = Array.from({ length: FPS }, () => empty);
    for (const [turned, blurred] of HELD) {
      const packet = await frame(
        await photographedBarcode(digits, { turned, blurred, light: 0.8, quality: 70 }),
      );
      frames.push(...Array.from({ length: FPS / 3 }, () => packet));
    }
    return new BarcodeFilm(frames);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Rotation in degrees and blur in pixels. */
const HELD = [
  [24, 6],
  [12, 4],
  [-9, 1.5],
  [4, 0.6],
  [5, 0.6],
  [4, 0.6],
] as const;

async function frame(picture: Buffer): Promise<Buffer> {
  return sharp(picture).resize(WIDTH, HEIGHT, { fit: 'cover' }).jpeg({ quality: 75 }).toBuffer();
}
