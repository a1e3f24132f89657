import { createWorker, PSM, type Worker as PrintWorker } from 'tesseract.js';

import { drawnAt, type Drawable } from './pixels';

// From our own server; the library's defaults are another company's.
const script = new URL('tesseract.js/dist/worker.min.js', import.meta.url).href;
const fast = new URL('tesseract.js-core/tesseract-core-simd-lstm.wasm.js', import.meta.url).href;
const plain = new URL('tesseract.js-core/tesseract-core-lstm.wasm.js', import.meta.url).href;
const english = new URL('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz', import.meta.url)
  .href;

const EDGE_MOST = 2_000;
const ENLARGED_MOST = 2;

/** `share` is from 0 to 1; null while the reader is loading. */
export type OnProgress = (share: number | null) => void;

/** The reader takes 100 MB of memory, so it is ended after each picture. Rejects if it cannot be loaded. */
export async function printIn(picture: Drawable, onProgress: OnProgress): Promise<string> {
  const page = await sheetOf(drawnAt(picture, EDGE_MOST, ENLARGED_MOST));
  onProgress(null);
  const reader = await openReader(onProgress);
  try {
    await reader.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK });
    const { data } = await reader.recognize(page);
    return data.text;
  } finally {
    await reader.terminate();
  }
}

async function openReader(onProgress: OnProgress): Promise<PrintWorker> {
  return new Promise((resolve, reject) => {
    createWorker('eng', undefined, {
      workerPath: script,
      // The content security policy forbids workers from blob URLs.
      workerBlobURL: false,
      corePath: hasSimd() ? fast : plain,
      langPath: english.slice(0, english.lastIndexOf('/')),
      // The service worker caches the file; the library would store it a second time.
      cacheMethod: 'none',
      logger: ({ status, progress }) => {
        if (status === 'recognizing text') onProgress(progress);
      },
      errorHandler: reject,
    }).then(resolve, reject);
  });
}

async function sheetOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('The picture could not be drawn.'));
    }, 'image/png');
  });
}

// The smallest module with a vector instruction (i8x16.popcnt), as in wasm-feature-detect.
const WITH_VECTOR = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15,
  253, 98, 11,
]);

function hasSimd(): boolean {
  return WebAssembly.validate(WITH_VECTOR);
}
