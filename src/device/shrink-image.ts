import { PictureMaker } from './picture/picture-maker';
import type { ShrunkImage } from './picture/shrink';

export { ImageProblem, type ShrunkImage } from './picture/shrink';

const maker = new PictureMaker(
  () => new Worker(new URL('./picture/picture.worker.ts', import.meta.url), { name: 'picture' }),
);

/** Runs in a worker if possible, and drops the camera's metadata. @throws ImageProblem */
export async function shrinkImage(file: Blob): Promise<ShrunkImage> {
  return maker.shrink(file);
}
