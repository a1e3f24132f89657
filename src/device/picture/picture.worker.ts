import type { WorkerRequest, WorkerResponse } from '../worker-client';
import { decodeBitmap, type ImageTools } from './canvas';
import type { PictureAnswer, PictureQuestion } from './picture-maker';
import { ImageProblem, shrink } from './shrink';

const workerTools: ImageTools = {
  decode: decodeBitmap,
  createCanvas: (width, height) => {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d', { alpha: false });
    if (!context) throw new Error('This worker cannot draw.');
    return {
      width,
      height,
      context,
      source: canvas,
      encode: async (quality) => canvas.convertToBlob({ type: 'image/jpeg', quality }),
    };
  },
};

async function answerTo({ file }: PictureQuestion): Promise<PictureAnswer> {
  if (!canDraw()) return { cannot: true };
  try {
    return { image: await shrink(file, workerTools) };
  } catch (error) {
    if (error instanceof ImageProblem) return { problem: error.reason };
    throw error;
  }
}

onmessage = async ({ data }: MessageEvent<WorkerRequest<PictureQuestion>>) => {
  const { number, question } = data;
  let response: WorkerResponse<PictureAnswer>;
  let transfer: ArrayBuffer[] = [];
  try {
    const answer = await answerTo(question);
    if ('image' in answer) transfer = [answer.image.bytes, answer.image.thumb ?? []].flat();
    response = { number, answer };
  } catch (error) {
    response = { number, problem: String(error) };
  }
  postMessage(response, { transfer });
};

/** Not every browser with workers has OffscreenCanvas. */
function canDraw(): boolean {
  // Missing in older browsers, although the types say otherwise.
  const { OffscreenCanvas: Canvas, createImageBitmap: decode } = globalThis as Partial<
    Pick<typeof globalThis, 'OffscreenCanvas' | 'createImageBitmap'>
  >;
  return decode !== undefined && Canvas !== undefined && new Canvas(1, 1).getContext('2d') !== null;
}
