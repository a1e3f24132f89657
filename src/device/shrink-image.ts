import { PictureMaker } from './picture/picture-maker';
import { ImageProblem, type ShrunkImage } from './picture/shrink';

export { ImageProblem, type ShrunkImage } from './picture/shrink';

const maker = new PictureMaker(
  () => new Worker(new URL('./picture/picture.worker.ts', import.meta.url), { name: 'picture' }),
);

/** Runs in a worker if possible and removes the camera's metadata. @throws ImageProblem */
export async function shrinkImage(file: Blob): Promise<ShrunkImage> {
  try {
    return await maker.shrink(file);
  } catch (error) {
    const isUnread = error instanceof ImageProblem && error.reason === 'not-an-image';
    throw isUnread && isHeic(file) ? new ImageProblem('heic') : error;
  }
}

/** The photo format of iPhones, which only Safari can read. */
function isHeic(file: Blob): boolean {
  return (
    /^image\/hei[cf]/.test(file.type) || (file instanceof File && /\.hei[cf]$/i.test(file.name))
  );
}
