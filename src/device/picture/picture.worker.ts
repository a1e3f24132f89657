import type { Answered, Asked } from '../workers/questions-to-worker';
import { decodeBitmap } from './bitmap';
import type { Easel } from './easel';
import type { PictureAnswer, PictureQuestion } from './messages';
import { shrink } from './shrink';
import { ImageProblem } from './shrunk-image';

const workerEasel: Easel = {
  decode: decodeBitmap,
  sheet: (width, height) => {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d', { alpha: false });
    if (!context) throw new Error('This worker cannot draw.');
    return {
      ...{ width, height, context, source: canvas },
      encode: async (quality) => canvas.convertToBlob({ type: 'image/jpeg', quality }),
    };
  },
};

async function answerTo({ file }: PictureQuestion): Promise<PictureAnswer> {
  if (!canDraw()) return { cannot: true };
  try {
    return { image: await shrink(file, workerEasel) };
  } catch (error) {
    if (error instanceof ImageProblem) return { problem: error.reason };
    throw error;
  }
}

onmessage = async ({ data }: MessageEvent<Asked<PictureQuestion>>) => {
  const { number, question } = data;
  let answered: Answered<PictureAnswer>;
  let transfer: ArrayBuffer[] = [];
  try {
    const answer = await answerTo(question);
    if ('image' in answer) transfer = [answer.image.bytes, answer.image.thumb ?? []].flat();
    answered = { number, answer };
  } catch (error) {
    answered = { number, problem: String(error) };
  }
  postMessage(answered, { transfer });
};

/** Not every browser with workers has OffscreenCanvas. */
function canDraw(): boolean {
  // Missing in older browsers, whatever the types say.
  const { OffscreenCanvas: Canvas, createImageBitmap: decode } = globalThis as Partial<
    Pick<typeof globalThis, 'OffscreenCanvas' | 'createImageBitmap'>
  >;
  return decode !== undefined && Canvas !== undefined && new Canvas(1, 1).getContext('2d') !== null;
}
