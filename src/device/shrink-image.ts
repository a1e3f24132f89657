import { PictureMaker } from './picture/picture-maker';
import type { ShrunkImage } from './picture/shrunk-image';

export { ImageProblem, type ShrunkImage } from './picture/shrunk-image';

const maker = new PictureMaker(
  () => new Worker(new URL('./picture/picture.worker.ts', import.meta.url), { name: 'picture' }),
);

/**
 * Shrinks a picture to at most 1,600 pixels and about 200 kB, beside the page. What the camera wrote
 * into it does not come along. Throws an ImageProblem.
 */
export async function shrinkImage(file: Blob): Promise<ShrunkImage> {
  return maker.shrink(file);
}
