import type { Answered, Asked } from '../workers/questions-to-worker';
import type { PictureAnswer, PictureQuestion } from './messages';
import { shrink } from './shrink';
import { ImageProblem } from './shrunk-image';
import { canDraw, workerEasel } from './worker-easel';

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
