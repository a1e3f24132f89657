import type { ImageProblem, ShrunkImage } from './shrunk-image';

/** What the page asks of the picture's worker: to shrink a file. */
export interface PictureQuestion {
  file: Blob;
}

export type PictureAnswer =
  | { image: ShrunkImage }
  | { problem: ImageProblem['reason'] }
  /** This browser's workers cannot draw. */
  | { cannot: true };
