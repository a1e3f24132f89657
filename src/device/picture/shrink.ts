import { PHOTO_BYTES_MAX, PHOTO_EDGE_MAX } from '#shared/records/photo';

import { drawn } from './drawn';
import type { Decoded, Easel } from './easel';
import { encodedSmall } from './encoded-small';
import { ImageProblem, type ShrunkImage } from './shrunk-image';

const THUMB_EDGE = 320;
const THUMB_QUALITY = 0.75;

/** @throws ImageProblem */
export async function shrink(file: Blob, easel: Easel): Promise<ShrunkImage> {
  const full = await decode(file, easel);
  const sheet = drawn(easel, full, PHOTO_EDGE_MAX);
  full.close();
  const thumb = await drawn(easel, sheet, THUMB_EDGE).encode(THUMB_QUALITY);
  const encoded = await encodedSmall(easel, sheet);
  if (!encoded) throw new ImageProblem('not-an-image');
  const { blob, width, height } = encoded;
  const bytes = await blob.arrayBuffer();
  return {
    ...{ bytes, mime: 'image/jpeg', width, height },
    thumb: thumb ? await thumb.arrayBuffer() : null,
    sha256: await hashOf(bytes),
  };
}

async function decode(file: Blob, easel: Easel): Promise<Decoded> {
  if (file.size > 4 * PHOTO_BYTES_MAX) throw new ImageProblem('too-large');
  try {
    return await easel.decode(file);
  } catch {
    throw new ImageProblem('not-an-image');
  }
}

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
