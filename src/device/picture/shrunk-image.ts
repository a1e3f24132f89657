/** Made from the pixels only, so without the camera's metadata. */
export interface ShrunkImage {
  bytes: ArrayBuffer;
  thumb: ArrayBuffer | null;
  mime: 'image/jpeg';
  width: number;
  height: number;
  sha256: string;
}

export class ImageProblem extends Error {
  constructor(readonly reason: 'not-an-image' | 'too-large') {
    super(reason);
    this.name = 'ImageProblem';
  }
}
