import { LateWorker } from './late-worker';
import { squareOf, type Drawable } from './pixels';

/** Something that may be in a picture: which of the model's kinds, how likely, and where; all 0 to 1. */
export interface Detection {
  /** Number of the kind among the eighty of COCO, from 0. */
  kind: number;
  score: number;
  box: readonly [left: number, top: number, right: number, bottom: number];
}

const recogniser = new LateWorker<ImageData, Detection[]>(
  () =>
    new Worker(
      /* webpackChunkName: "reader-foods" */ new URL('./foods.worker.ts', import.meta.url),
    ),
);

/** Edge of the square that the model reads, in pixels. */
const EDGE = 512;

/** What may be in a picture, on this device. Rejects where the recogniser cannot be had. */
export async function thingsIn(picture: Drawable): Promise<Detection[]> {
  const pixels = squareOf(picture, EDGE);
  return recogniser.ask(pixels, [pixels.data.buffer]);
}
