import { QuestionsToWorker, type WorkerLike } from '../workers/questions-to-worker';
import type { PictureAnswer, PictureQuestion } from './messages';
import { pageEasel } from './page-easel';
import { shrink } from './shrink';
import { ImageProblem, type ShrunkImage } from './shrunk-image';

// The largest photos take some seconds on the slowest phones.
const PATIENCE = { usual: 20_000, atStart: 30_000 };

/** Falls back to the page if the browser's workers cannot draw, or if they died. */
export class PictureMaker {
  private readonly worker: QuestionsToWorker<PictureQuestion, PictureAnswer>;

  constructor(start: () => WorkerLike<PictureQuestion, PictureAnswer>) {
    this.worker = new QuestionsToWorker(start, PATIENCE);
  }

  async shrink(file: Blob): Promise<ShrunkImage> {
    const answer = await this.worker.ask({ file }).catch(() => ({ cannot: true }) as const);
    if ('image' in answer) return answer.image;
    if ('problem' in answer) throw new ImageProblem(answer.problem);
    return shrink(file, pageEasel);
  }
}
