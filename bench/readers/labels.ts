import { writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from '@playwright/test';

import type { Food } from '#shared/nutrition/table/food';
import { openFoodTables } from '#shared/nutrition/table/food-table';
import { ALL_TABLES } from '#shared/nutrition/table/all-tables';

import { chances } from '../../test/kit/bad-network';
import { photographed } from '../../test/kit/labels/drawn-label';
import type { LabelCase } from '../../test/kit/labels/label-cases';
import { randomLabel } from '../../test/kit/labels/random-label';
import { median } from '../numbers';
import { drawingTime } from './in-browser';
import { figuresIn, verdictOf, type Verdict } from './label-form';

interface LabelSet {
  labels: number;
  /** The same seed and index give the same label. */
  seed: number;
  /** Where to save pictures of labels with wrong values. */
  keep: string | undefined;
}

/** Reads labels of foods of the table in the app's own sheet, and compares its form with the print. */
export async function measureLabels(page: Page, { labels, seed, keep }: LabelSet) {
  const table = openFoodTables(ALL_TABLES);
  const count = { labels, opened: 0, figures: 0 };
  const verdicts: Record<Verdict, number> = {
    right: 0,
    wrongMarked: 0,
    wrongSilent: 0,
    missing: 0,
  };
  const ratios: number[] = [];
  for (let place = 0; place < labels; place += 1) {
    const chance = chances(seed * 10_000 + place);
    const label = randomLabel(anyFood(table, chance), chance);
    const picture = await photographed(label.label, label.shot);
    const began = performance.now();
    const form = await figuresIn(page, picture);
    ratios.push((performance.now() - began) / (await drawingTime(page, picture)));
    if (form) count.opened += 1;
    else console.log(`  ${place} not read: ${label.name}`);
    const figures = form ? printedOn(label).filter(([nutrient]) => form[nutrient]) : [];
    count.figures += figures.length;
    for (const [nutrient, printed] of figures) {
      const field = form?.[nutrient] ?? { value: '', isMarked: false };
      const verdict = verdictOf(field, printed);
      verdicts[verdict] += 1;
      if (verdict === 'right') continue;
      console.log(
        `  ${place} ${label.name}: ${nutrient} ${field.value}, printed ${printed}, ${verdict}`,
      );
      if (keep !== undefined) writeFileSync(path.join(keep, `label-${place}.jpg`), picture);
    }
  }
  return { ...count, ...verdicts, ratio: median(ratios) };
}

function anyFood(
  { size, food }: { size: number; food: (place: number) => Food },
  chance: () => number,
): Food {
  for (;;) {
    const one = food(Math.floor(chance() * size));
    const { calories, protein, fat, carbs } = one.per100g;
    if (calories !== null && calories >= 20 && ![protein, fat, carbs].includes(null)) return one;
  }
}

/** The values that the form should show, in its units: salt in g if values are per 100 g. */
function printedOn({ per100, perServing }: LabelCase): [string, number][] {
  const figures = Object.entries(per100 ?? perServing ?? {});
  return figures.flatMap(([nutrient, amount]): [string, number][] => {
    if (amount === null) return [];
    return [[nutrient, nutrient === 'sodium' && per100 ? amount / 400 : amount]];
  });
}
