import type { Page } from '@playwright/test';

import { chances } from '../../test/kit/bad-network';
import { checked, photographedBarcode, type BarcodeShot } from '../../test/kit/printed-barcode';
import { median } from '../numbers';
import { built, readBy } from './in-browser';

const SHOTS: Record<string, BarcodeShot> = {
  'straight, sharp': {},
  'turned by up to 40 degrees': { turned: 1 },
  'small (2 pixels a bar) and turned': { turned: 1, scale: 2 },
  'blurred (1.5 pixels)': { blurred: 1.5 },
  'blurred (3 pixels)': { blurred: 3 },
  'dark, poor JPEG': { light: 0.35, quality: 25 },
};
const EACH = 12;
const EDGE = 1_280;

/** How many of the barcodes are read, by how they were photographed. */
export async function measureBarcodes(page: Page) {
  const chance = chances(7);
  const worker = built('reader-barcodes');
  const ratios: number[] = [];
  const rows: Record<string, string> = {};
  let wrong = 0;
  for (const [name, shot] of Object.entries(SHOTS)) {
    let right = 0;
    for (let index = 0; index < EACH; index += 1) {
      const digits = randomDigits(index, chance);
      const turned = shot.turned === undefined ? 0 : Math.round((chance() - 0.5) * 80);
      const picture = await photographedBarcode(digits, { ...shot, turned });
      const asked = await readBy(page, worker, { picture, edge: EDGE, square: false });
      const texts = asked.answer as string[];
      const same = texts.some((text) => text === digits || text === `0${digits}`);
      if (same) right += 1;
      else wrong += texts.length;
      ratios.push(asked.read / asked.drawn);
    }
    rows[name] = `${right} of ${EACH}`;
  }
  return { rows, wrong, ratio: median(ratios) };
}

function randomDigits(index: number, chance: () => number): string {
  const length = [12, 12, 11, 7][index % 4] ?? 12;
  const digits = Array.from({ length }, () => Math.floor(chance() * 10)).join('');
  return checked(digits);
}
