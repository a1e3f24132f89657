import type { ImageProblem, ShrunkImage } from './shrunk-image';

export interface PictureQuestion {
  file: Blob;
}

export type PictureAnswer =
  | { image: ShrunkImage }
  | { problem: ImageProblem['reason'] }
  /** This browser's workers cannot draw. */
  | { cannot: true };
