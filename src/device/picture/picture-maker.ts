import { WorkerClient, type WorkerLike } from '../worker-client';
import { type DecodedImage, decodeBitmap, type ImageTools } from './canvas';
import { ImageProblem, shrink, type ShrunkImage } from './shrink';

export interface PictureQuestion {
  file: Blob;
}

export type PictureAnswer =
  | { image: ShrunkImage }
  | { problem: ImageProblem['reason'] }
  /** This browser's workers cannot draw. */
  | { cannot: true };

/** For browsers whose workers cannot draw; decoding and encoding still run off the main thread. */
const pageTools: ImageTools = {
  decode: async (file) =>
    'createImageBitmap' in window ? decodeBitmap(file) : decodeElement(file),
  createCanvas: (width, height) => {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d', { alpha: false });
    if (!context) throw new Error('This browser cannot draw.');
    return {
      width,
      height,
      context,
      source: canvas,
      encode: async (quality) =>
        new Promise((resolve) => {
          canvas.toBlob(resolve, 'image/jpeg', quality);
        }),
    };
  },
};

// The largest photos take some seconds on the slowest phones.
const TIMEOUTS = { usual: 20_000, atStart: 30_000 };

/** Falls back to the page if the browser's workers cannot draw or have died. */
export class PictureMaker {
  private readonly worker: WorkerClient<PictureQuestion, PictureAnswer>;

  constructor(start: () => WorkerLike<PictureQuestion, PictureAnswer>) {
    this.worker = new WorkerClient(start, TIMEOUTS);
  }

  async shrink(file: Blob): Promise<ShrunkImage> {
    const answer = await this.worker.ask({ file }).catch(() => ({ cannot: true }) as const);
    if ('image' in answer) return answer.image;
    if ('problem' in answer) throw new ImageProblem(answer.problem);
    return shrink(file, pageTools);
  }
}

async function decodeElement(file: Blob): Promise<DecodedImage> {
  const image = new Image();
  const url = URL.createObjectURL(file);
  const close = () => {
    URL.revokeObjectURL(url);
  };
  image.src = url;
  try {
    await image.decode();
  } catch (error) {
    close();
    throw error;
  }
  return { source: image, width: image.naturalWidth, height: image.naturalHeight, close };
}
