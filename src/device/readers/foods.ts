import { LazyWorker } from '../lazy-worker';
import { squeezedTo, type Drawable } from './pixels';

/** Score and box coordinates are from 0 to 1. */
export interface Detection {
  /** Index from 0 of the ten foods that the model knows, in the order of COCO. */
  kind: number;
  score: number;
  box: readonly [left: number, top: number, right: number, bottom: number];
}

export interface PhotoReading {
  foods: Detection[];
  /** Fingerprint to find photos of the same plate; see `plate-look.ts`. */
  look: Int8Array;
}

const recognizer = new LazyWorker<ImageData, PhotoReading>(
  () =>
    new Worker(
      /* webpackChunkName: "reader-foods" */ new URL('./foods.worker.ts', import.meta.url),
    ),
);

/** Edge of the square that the model reads, in pixels. */
const EDGE = 300;

/** Rejects if the model cannot be loaded. */
export async function readPhoto(picture: Drawable): Promise<PhotoReading> {
  const pixels = squeezedTo(picture, EDGE);
  return recognizer.ask(pixels, [pixels.data.buffer]);
}
