import { PHOTO_BYTES_MAX, PHOTO_EDGE_MAX } from '#shared/records/photo';

import { type Canvas, type DecodedImage, type ImageTools, resize } from './canvas';

// JPEG size of a photo at each quality, relative to its size at SAMPLE_QUALITY.
const SIZES = [
  [0.82, 1.4],
  [0.76, 1.15],
  [0.7, 1],
  [0.62, 0.84],
  [0.55, 0.73],
  [0.47, 0.63],
  [0.4, 0.54],
] as const;

const SAMPLE_QUALITY = 0.7;

const QUALITY_MIN = 0.4;

const BYTES_WANTED = 200 * 1024;

/** Above this the image is encoded again. */
const BYTES_MAX = 240 * 1024;

/** Edge of the sample, as a share of the picture's edge. */
const SAMPLE_SHARE = 1 / 3;

const THUMB_EDGE = 320;
const THUMB_QUALITY = 0.75;

/** Encoded from the pixels, so it has no camera metadata. */
export interface ShrunkImage {
  bytes: ArrayBuffer;
  thumb: ArrayBuffer | null;
  mime: 'image/jpeg';
  width: number;
  height: number;
  sha256: string;
}

export class ImageProblem extends Error {
  constructor(readonly reason: 'not-an-image' | 'too-large' | 'heic') {
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
    bytes,
    mime: 'image/jpeg',
    width,
    height,
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

interface Encoded {
  blob: Blob;
  width: number;
  height: number;
}

/** Encodes to about 200 kB. A sample gives the quality, so one try usually suffices; very noisy photos are also scaled down. */
async function encodeToSize(tools: ImageTools, canvas: Canvas): Promise<Encoded | null> {
  const quality = await estimatedQuality(tools, canvas);
  const first = await encode(canvas, quality);
  if (!first || first.blob.size <= BYTES_MAX) return first;
  const lower = stepDown(quality, BYTES_WANTED / first.blob.size);
  const second = await encode(canvas, lower);
  if (!second || second.blob.size <= BYTES_MAX) return second;
  const share = Math.sqrt(BYTES_WANTED / second.blob.size);
  return encode(resize(tools, canvas, Math.max(canvas.width, canvas.height) * share), lower);
}

async function encode(canvas: Canvas, quality: number): Promise<Encoded | null> {
  const blob = await canvas.encode(quality);
  return blob && { blob, width: canvas.width, height: canvas.height };
}

async function estimatedQuality(tools: ImageTools, canvas: Canvas): Promise<number> {
  const part = await sample(tools, canvas).encode(SAMPLE_QUALITY);
  const bytes = (part?.size ?? 0) / SAMPLE_SHARE ** 2;
  return qualityFor(BYTES_WANTED / Math.max(1, bytes));
}

/** Takes a piece from the middle of each quarter. */
function sample(tools: ImageTools, { source, width, height }: Canvas): Canvas {
  const [w, h] = [width, height].map((edge) => Math.max(1, Math.round((edge * SAMPLE_SHARE) / 2)));
  const [across = 1, down = 1] = [w, h];
  const pieces = tools.createCanvas(across * 2, down * 2);
  for (const column of [0, 1]) {
    for (const row of [0, 1]) {
      const x = Math.round((width * (column * 2 + 1)) / 4 - across / 2);
      const y = Math.round((height * (row * 2 + 1)) / 4 - down / 2);
      const to = [column * across, row * down, across, down] as const;
      pieces.context.drawImage(source, Math.max(0, x), Math.max(0, y), across, down, ...to);
    }
  }
  return pieces;
}

/** @param share the wanted size, relative to the size at the sample's quality */
function qualityFor(share: number): number {
  return SIZES.find(([, size]) => size <= share)?.[0] ?? QUALITY_MIN;
}

/** @param share the wanted size, relative to the size at `quality` */
function stepDown(quality: number, share: number): number {
  const size = SIZES.find(([known]) => known === quality)?.[1] ?? 1;
  return qualityFor(size * share);
}
