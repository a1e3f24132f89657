import type { Page } from '@playwright/test';

import { openFoodTables } from '#shared/nutrition/food-table';
import { searchFoods } from '#shared/nutrition/search-foods';
import { FIRST_TABLES } from '#shared/nutrition/tables/first';
import type { Nutrient } from '#shared/records/nutrients';

import { chances } from '../../test/kit/bad-network';
import { photographed } from '../../test/kit/labels/drawn-label';
import type { LabelCase } from '../../test/kit/labels/label-cases';
import { randomLabel } from '../../test/kit/labels/random-label';

const FOODS =
  'oatmeal, cheddar, yogurt, white bread, salami, chocolate, crackers, hummus, granola, potato chips, peanut butter, tofu, ice cream, pasta, salmon, muesli, ham, cookies, lentils, milk';

const FIELDS: Partial<Record<Nutrient, RegExp>> = {
  calories: /^Energy \(kcal\)/,
  fat: /^Fat \(g\)/,
  saturatedFat: /^Saturated fat/,
  carbs: /^Carbs/,
  sugar: /^Sugars/,
  fiber: /^Fibre/,
  protein: /^Protein/,
  sodium: /^(Salt|Sodium)/,
};

/** Reads labels of foods of the table by the app's own sheet, and compares its form with the print. */
export async function measureLabels(page: Page) {
  const chance = chances(11);
  const table = openFoodTables(FIRST_TABLES);
  const count = {
    labels: 0,
    opened: 0,
    figures: 0,
    right: 0,
    wrongMarked: 0,
    wrongSilent: 0,
    missing: 0,
  };
  for (const name of FOODS.split(', ')) {
    const [food] = searchFoods(table, name, 1);
    if (!food) continue;
    const label = randomLabel(food, chance);
    const read = await readForm(page, label);
    count.labels += 1;
    if (!read) {
      console.log(`  not read: ${label.name}`);
      continue;
    }
    count.opened += 1;
    for (const [nutrient, printed] of printedOn(label)) {
      const field = read[nutrient];
      if (!field) continue;
      const verdict = verdictOf(field, printed);
      count.figures += 1;
      count[verdict] += 1;
      if (verdict === 'right') continue;
      console.log(`  ${label.name}: ${nutrient} ${field.value}, printed ${printed}, ${verdict}`);
    }
  }
  return count;
}

/** The figures that the form shows, in its units: salt in g where figures are of 100 g. */
function printedOn({ per100, perServing }: LabelCase): [string, number][] {
  const figures = Object.entries(per100 ?? perServing ?? {});
  return figures.flatMap(([nutrient, amount]): [string, number][] => {
    if (amount === null) return [];
    return [[nutrient, nutrient === 'sodium' && per100 ? amount / 400 : amount]];
  });
}

interface Field {
  value: string;
  isMarked: boolean;
}

function verdictOf({ value, isMarked }: Field, printed: number) {
  if (value === '') return 'missing';
  if (Math.abs(Number(value) - printed) <= 0.011 * Math.max(1, printed)) return 'right';
  return isMarked ? 'wrongMarked' : 'wrongSilent';
}

async function readForm(page: Page, label: LabelCase): Promise<Record<string, Field> | undefined> {
  await page.getByRole('button', { name: 'Read a label' }).click();
  const buffer = await photographed(label.label, label.shot);
  const file = { name: 'label.jpg', mimeType: 'image/jpeg', buffer };
  await page.getByLabel('Picture of the label', { exact: true }).setInputFiles(file);
  const form = page.getByRole('group', { name: 'Figures' });
  const failed = page.getByText('No table of nutrition was found');
  await form.or(failed).first().waitFor({ timeout: 60_000 });
  const fields: Record<string, Field> = {};
  const found = await form.isVisible();
  for (const [nutrient, name] of found ? Object.entries(FIELDS) : []) {
    const input = form.getByLabel(name);
    const isMarked = (await input.getAttribute('aria-describedby')) !== null;
    fields[nutrient] = { value: await input.inputValue(), isMarked };
  }
  await page.getByRole('button', { name: 'Close' }).click();
  return found ? fields : undefined;
}
