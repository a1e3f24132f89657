import { PHOTO_BYTES_MAX, PHOTO_EDGE_MAX } from '#shared/records/photo';

import { type DecodedImage, type ImageTools, resize } from './canvas';
import { encodeToSize } from './encode-to-size';

const THUMB_EDGE = 320;
const THUMB_QUALITY = 0.75;

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

/** @throws ImageProblem */
export async function shrink(file: Blob, tools: ImageTools): Promise<ShrunkImage> {
  const full = await decode(file, tools);
  const canvas = resize(tools, full, PHOTO_EDGE_MAX);
  full.close();
  const thumb = await resize(tools, canvas, THUMB_EDGE).encode(THUMB_QUALITY);
  const encoded = await encodeToSize(tools, canvas);
  if (!encoded) throw new ImageProblem('not-an-image');
  const { blob, width, height } = encoded;
  const bytes = await blob.arrayBuffer();
  return {
    ...{ bytes, mime: 'image/jpeg', width, height },
    thumb: thumb ? await thumb.arrayBuffer() : null,
    sha256: await sha256Of(bytes),
  };
}

async function decode(file: Blob, tools: ImageTools): Promise<DecodedImage> {
  if (file.size > 4 * PHOTO_BYTES_MAX) throw new ImageProblem('too-large');
  try {
    return await tools.decode(file);
  } catch {
    throw new ImageProblem('not-an-image');
  }
}

async function sha256Of(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
