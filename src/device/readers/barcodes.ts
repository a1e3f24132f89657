import { LazyWorker } from '../lazy-worker';
import { pixelsOf, type Drawable } from './pixels';

const reader = new LazyWorker<ImageData, string[]>(
  () =>
    new Worker(
      /* webpackChunkName: "reader-barcodes" */ new URL('./barcodes.worker.ts', import.meta.url),
    ),
);

// Bars of a package that fills the picture are some pixels wide even so; more is only slower.
const EDGE_MOST = 1_280;

/** What stands in bars and in QR codes. Rejects if the reader cannot be loaded. */
export async function barcodesIn(picture: Drawable): Promise<string[]> {
  const pixels = pixelsOf(picture, EDGE_MOST);
  return reader.ask(pixels, [pixels.data.buffer]);
}
