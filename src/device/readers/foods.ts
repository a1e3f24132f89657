import { LateWorker } from './late-worker';
import { squeezedTo, type Drawable } from './pixels';

/** A food that may be in a picture: which of the model's kinds, how likely, and where; all 0 to 1. */
export interface Detection {
  /** Number among the ten foods that the model knows, in the order of COCO, from 0. */
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
const EDGE = 300;

/** The foods that may be in a picture, on this device. Rejects where the recogniser cannot be had. */
export async function foodsIn(picture: Drawable): Promise<Detection[]> {
  const pixels = squeezedTo(picture, EDGE);
  return recogniser.ask(pixels, [pixels.data.buffer]);
}
