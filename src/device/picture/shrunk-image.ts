/** A picture made anew from its pixels: small, and without what the camera wrote into it. */
export interface ShrunkImage {
  bytes: ArrayBuffer;
  /** A small copy, made from the same pixels. */
  thumb: ArrayBuffer | null;
  mime: 'image/jpeg';
  width: number;
  height: number;
  sha256: string;
}

/** Why a file cannot be used as a photo. */
export class ImageProblem extends Error {
  constructor(readonly reason: 'not-an-image' | 'too-large') {
    super(reason);
    this.name = 'ImageProblem';
  }
}
