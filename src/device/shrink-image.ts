import { PHOTO_BYTES_MAX, PHOTO_EDGE_MAX } from '#shared/records/photo';

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

const QUALITIES = [0.82, 0.7, 0.55];
const GOOD_SIZE = 300 * 1024;

const THUMB_EDGE = 320;

/** Shrinks a picture to at most 1,600 pixels and about 300 kB. Throws an ImageProblem. */
export async function shrinkImage(file: Blob): Promise<ShrunkImage> {
  const full = await decode(file);
  const canvas = drawn(full, full, PHOTO_EDGE_MAX);
  full.close();
  const { width, height } = canvas;
  const bytes = await (await encode(canvas)).arrayBuffer();
  const thumb = await encode(drawn(canvas, canvas, THUMB_EDGE)).then(async (blob) =>
    blob.arrayBuffer(),
  );
  return { bytes, thumb, mime: 'image/jpeg', width, height, sha256: await hashOf(bytes) };
}

/** A picture drawn so that its longer edge is no longer than `edge`. */
function drawn(
  picture: CanvasImageSource,
  size: { width: number; height: number },
  edge: number,
): HTMLCanvasElement {
  const scale = Math.min(1, edge / Math.max(size.width, size.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(size.width * scale));
  canvas.height = Math.max(1, Math.round(size.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

async function decode(file: Blob): Promise<ImageBitmap> {
  if (file.size > 4 * PHOTO_BYTES_MAX) throw new ImageProblem('too-large');
  try {
    // Pixels are turned as the camera was held, since the note of it is not kept.
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new ImageProblem('not-an-image');
  }
}

async function encode(canvas: HTMLCanvasElement): Promise<Blob> {
  let smallest: Blob | null = null;
  for (const quality of QUALITIES) {
    smallest = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', quality);
    });
    if (smallest && smallest.size <= GOOD_SIZE) break;
  }
  if (!smallest) throw new ImageProblem('not-an-image');
  return smallest;
}

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
