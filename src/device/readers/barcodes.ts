import { LazyWorker } from '../lazy-worker';
import { pixelsOf, type Drawable } from './pixels';

const reader = new LazyWorker<ImageData, string[]>(
  () =>
    new Worker(
      /* webpackChunkName: "reader-barcodes" */ new URL('./barcodes.worker.ts', import.meta.url),
    ),
);

// Enough for a package that fills the picture: its bars are several pixels wide. More pixels are only slower.
const EDGE_MOST = 1_280;

/** The content of barcodes and QR codes. Rejects if the reader cannot be loaded. */
export async function barcodesIn(picture: Drawable): Promise<string[]> {
  const pixels = pixelsOf(picture, EDGE_MOST);
  return reader.ask(pixels, [pixels.data.buffer]);
}
