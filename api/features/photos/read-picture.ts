import { createHash } from 'node:crypto';
import sharp, { type Metadata } from 'sharp';

import { PHOTO_BYTES_MAX, PHOTO_EDGE_MAX, PHOTO_PIXELS_MAX } from '#shared/records/photo';

import { refuse } from '../../http/refuse';
import { Semaphore } from '../../http/semaphore';

// How files begin: [offset, bytes].
const SIGNATURES: (readonly [number, string])[][] = [
  [[0, '\xff\xd8\xff']],
  [[0, '\x89PNG\r\n\x1a\n']],
  [[0, 'GIF8']],
  [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
  [[4, 'ftyp']],
  [[0, 'II*\0']],
  [[0, 'MM\0*']],
];

sharp.concurrency(1);
sharp.cache(false);

/** Encoded again from its pixels, without metadata. */
export interface Picture {
  bytes: Buffer;
  sha256: string;
  mime: 'image/jpeg';
  width: number;
  height: number;
}

const SIDE_MAX = 20_000;
const MEGABYTE = 1024 * 1024;
const WHOLE_BYTES_MAX = 200 * MEGABYTE;
/** Larger pictures are read one at a time. */
const HEAVY_BYTES = 48 * MEGABYTE;

const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif', 'tiff']);

/** Reads pictures by their content, two at a time: each may take tens of megabytes. */
export class PictureReader {
  private readonly pictures = new Semaphore({ atOnce: 2, waitingMost: 60 });
  private readonly heavyPictures = new Semaphore({ atOnce: 1, waitingMost: 60 });

  /** @param load is called when the picture's turn comes */
  async read(load: () => Promise<Buffer>): Promise<Picture> {
    return this.pictures.run(async () => {
      const upload = await load();
      if (upload.length > PHOTO_BYTES_MAX) throw refuse('image_too_large');
      const whole = await checkContent(upload);
      if (whole <= HEAVY_BYTES) return encode(upload);
      return this.heavyPictures.run(async () => encode(upload));
    });
  }
}

async function checkContent(upload: Buffer): Promise<number> {
  if (!looksLikePicture(upload)) throw refuse('not_an_image');
  const facts = await sharp(upload, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!facts || !FORMATS.has(facts.format)) throw refuse('not_an_image');
  const { width, height } = facts;
  if (width * height > PHOTO_PIXELS_MAX) throw refuse('image_too_many_pixels');
  if (Math.max(width, height) > SIDE_MAX) throw refuse('image_too_many_pixels', { detail: LONG });
  const whole = bytesAtOnce(facts);
  if (whole > WHOLE_BYTES_MAX) throw refuse('image_too_many_pixels', { detail: WHOLE });
  return whole;
}

const LONG = `A side of the image is longer than ${SIDE_MAX.toLocaleString('en')} pixels.`;
const WHOLE =
  'The image is packed in a way that needs too much memory. Save it as an ordinary JPEG, or smaller.';

/** The bytes that must be in memory at once: progressive and rotated pictures are not decoded line by line. */
function bytesAtOnce(facts: Metadata): number {
  const { width, height, channels, depth, isProgressive, orientation = 1, format } = facts;
  if (!isProgressive && orientation < 2) return 0;
  // A progressive JPEG is held in memory as coefficients of two bytes.
  const wide = depth !== 'uchar' || (format === 'jpeg' && isProgressive);
  return width * height * channels * (wide ? 2 : 1);
}

async function encode(upload: Buffer): Promise<Picture> {
  const size = {
    width: PHOTO_EDGE_MAX,
    height: PHOTO_EDGE_MAX,
    fit: 'inside',
    withoutEnlargement: true,
  } as const;
  // The orientation is in the metadata, which is dropped, so rotate first.
  const { data, info } = await sharp(upload, {
    limitInputPixels: PHOTO_PIXELS_MAX,
    failOn: 'error',
  })
    .rotate()
    .resize(size)
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw refuse('not_an_image');
    });
  const sha256 = createHash('sha256').update(data).digest('hex');
  return { bytes: data, sha256, mime: 'image/jpeg', width: info.width, height: info.height };
}

function looksLikePicture(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 16).toString('latin1');
  return SIGNATURES.some((parts) => parts.every(([at, text]) => head.startsWith(text, at)));
}
