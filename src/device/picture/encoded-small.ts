import { drawn } from './drawn';
import type { Easel, Sheet } from './easel';

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

const WORST = 0.4;

const GOOD_BYTES = 200 * 1024;
/** Above this the picture is encoded again. */
const BYTES_MOST = 240 * 1024;
/** Of the picture's own edge. */
const SAMPLE_SHARE = 1 / 3;

export interface Encoded {
  blob: Blob;
  width: number;
  height: number;
}

/** About 200 kB, usually in one try by an estimate from a sample; noise that stays too large loses pixels. */
export async function encodedSmall(easel: Easel, sheet: Sheet): Promise<Encoded | null> {
  const quality = await estimatedQuality(easel, sheet);
  const first = await encoded(sheet, quality);
  if (!first || first.blob.size <= BYTES_MOST) return first;
  const lower = stepDown(quality, GOOD_BYTES / first.blob.size);
  const second = await encoded(sheet, lower);
  if (!second || second.blob.size <= BYTES_MOST) return second;
  const share = Math.sqrt(GOOD_BYTES / second.blob.size);
  return encoded(drawn(easel, sheet, Math.max(sheet.width, sheet.height) * share), lower);
}

async function encoded(sheet: Sheet, quality: number): Promise<Encoded | null> {
  const blob = await sheet.encode(quality);
  return blob && { blob, width: sheet.width, height: sheet.height };
}

async function estimatedQuality(easel: Easel, sheet: Sheet): Promise<number> {
  const part = await sample(easel, sheet).encode(SAMPLE_QUALITY);
  const bytes = (part?.size ?? 0) / SAMPLE_SHARE ** 2;
  return qualityFor(GOOD_BYTES / Math.max(1, bytes));
}

/** Takes a piece from the middle of each quarter. */
function sample(easel: Easel, { source, width, height }: Sheet): Sheet {
  const [w, h] = [width, height].map((edge) => Math.max(1, Math.round((edge * SAMPLE_SHARE) / 2)));
  const [across = 1, down = 1] = [w, h];
  const pieces = easel.sheet(across * 2, down * 2);
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
  return SIZES.find(([, size]) => size <= share)?.[0] ?? WORST;
}

/** @param share the wanted size, relative to the size at `quality` */
function stepDown(quality: number, share: number): number {
  const size = SIZES.find(([known]) => known === quality)?.[1] ?? 1;
  return qualityFor(size * share);
}
