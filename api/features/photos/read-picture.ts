import { createHash } from 'node:crypto';

import sharp from 'sharp';

import { PHOTO_BYTES_MAX, PHOTO_EDGE_MAX, PHOTO_PIXELS_MAX } from '#shared/records/photo';

import { refuse } from '../../http/refuse';
import { Turns } from '../../http/turns';
import { looksLikePicture } from './picture-signature';

sharp.concurrency(1);
sharp.cache(false);

/** A picture as the server keeps it: made anew from its pixels, without metadata. */
export interface Picture {
  bytes: Buffer;
  sha256: string;
  mime: 'image/jpeg';
  width: number;
  height: number;
}

const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif', 'tiff']);

/** Reads pictures by their content, a few at a time: each may take tens of megabytes. */
export class PictureReader {
  private readonly turns = new Turns({ atOnce: 2, waitingMost: 60 });

  /** @param load gives the upload, which is taken into memory only when its turn has come */
  async read(load: () => Promise<Buffer>): Promise<Picture> {
    return this.turns.run(async () => {
      const upload = await load();
      if (upload.length > PHOTO_BYTES_MAX) throw refuse('image_too_large');
      await checkContent(upload);
      return encode(upload);
    });
  }
}

async function checkContent(upload: Buffer): Promise<void> {
  // Before any decoder runs: an SVG, say, would be drawn only to be refused.
  if (!looksLikePicture(upload)) throw refuse('not_an_image');
  const facts = await sharp(upload, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!facts || !FORMATS.has(facts.format)) throw refuse('not_an_image');
  if (facts.width * facts.height > PHOTO_PIXELS_MAX) throw refuse('image_too_many_pixels');
}

async function encode(upload: Buffer): Promise<Picture> {
  const size = {
    width: PHOTO_EDGE_MAX,
    height: PHOTO_EDGE_MAX,
    fit: 'inside',
    withoutEnlargement: true,
  } as const;
  // The orientation is part of the metadata that goes: the pixels are turned first.
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
