import type { Page } from '@playwright/test';

import type { MealItem } from '#shared/records/meal-item';
import { byNutrient } from '#shared/records/nutrients';

import { describeMeal } from './browsers';
import { bringHistory, daysAgo } from './history';
import { foodItem } from './items';
import { LiveDesk } from './live-desk';
import { person } from './people';

/** A portion by its total nutrients, of the food with this code in the survey's table. */
function helping(
  name: string,
  { grams, code }: { grams: number; code: string | null },
  figures: Partial<MealItem['per100g']>,
): MealItem {
  return foodItem({
    name,
    grams,
    per100g: byNutrient((nutrient) => {
      const amount = figures[nutrient] ?? null;
      return amount === null ? null : (amount * 100) / grams;
    }),
    source:
      code === null
        ? { kind: 'person' }
        : { kind: 'table', table: 'FNDDS 2021-2023', code, description: name },
  });
}

const PORRIDGE = helping(
  'Porridge with berries',
  { grams: 350, code: '56203066' },
  {
    calories: 390,
    protein: 14,
    carbs: 62,
    fat: 9,
    fiber: 9,
    sugar: 18,
    saturatedFat: 2,
    sodium: 110,
    cholesterol: 8,
    vitaminC: 14,
  },
);
// Only the nutrients of its label are known.
const SOUP = helping(
  'Lentil soup with bread',
  { grams: 480, code: null },
  {
    calories: 520,
    protein: 27,
    carbs: 71,
    fat: 13,
    fiber: 15,
    sugar: 9,
    saturatedFat: 3,
    sodium: 1_180,
    cholesterol: 4,
    vitaminC: null,
  },
);
const STIR_FRY = helping(
  'Vegetable stir-fry with tofu and noodles',
  { grams: 520, code: '41812500' },
  {
    calories: 640,
    protein: 31,
    carbs: 78,
    fat: 21,
    fiber: 10,
    sugar: 14,
    saturatedFat: 4,
    sodium: 1_420,
    cholesterol: 0,
    vitaminC: 88,
  },
);

const LOGGED = [1, 2, 3, 4, 6, 7, 8, 10, 11, 12, 13, 15, 16, 17, 19, 20, 22, 23, 24, 26, 27];

/** Four weeks of a user who logs on most days and weighs in every third day. */
export async function bringWeeks(page: Page): Promise<void> {
  await bringHistory(page, {
    meals: LOGGED.flatMap((days) => [
      { at: `${daysAgo(days)}T08:05`, items: [PORRIDGE], mealType: 'breakfast' as const },
      { at: `${daysAgo(days)}T12:40`, items: days % 3 === 0 ? [SOUP, SOUP] : [SOUP] },
      { at: `${daysAgo(days)}T19:15`, items: [STIR_FRY], mealType: 'dinner' as const },
    ]),
    weights: [27, 24, 21, 18, 15, 12, 9, 6, 3].map((days) => ({
      at: `${daysAgo(days)}T07:10`,
      weight: Math.round(700 - (27 - days) * 0.6 + (days % 2) * 3) / 10,
    })),
  });
}

// The card of the meal that is logged last is open.
const TODAY = [
  'a bowl of flurbel',
  'grilled chicken breast with steamed broccoli and brown rice',
  '2 eggs, toast with butter and a large latte',
];

/** Logs a day's meals: one has an open question, and one contains an unknown food. */
export async function logToday(page: Page): Promise<void> {
  await page.goto('/food-tracker');
  for (const [index, meal] of TODAY.entries()) {
    await describeMeal(page, meal);
    await page.getByRole('article').nth(index).waitFor();
  }
}

// One name is long, and one is written from right to left.
const PEOPLE = [
  person('Grace', 'Hopper', { status: 'premium', images: 41 }),
  person('Bartholomew', 'Featherstonehaugh-Cholmondeley', { images: 3 }),
  person('سارة', 'الأحمدي', { email: 'sara@example.org', images: 1 }),
  person('Katherine', 'Johnson', { status: 'cancelled', images: 12 }),
  person('Emmy', 'Noether', { status: 'past_due', images: 7 }),
];

/** A server with an administrator, users and their messages. */
export async function livedInDesk(): Promise<LiveDesk> {
  const desk = await LiveDesk.start(PEOPLE);
  await desk.receive('Does it know oat milk?', { message: 'I drink a lot of it.', minutesAgo: 90 });
  await desk.receive('My meals', { message: 'Where are my meals? '.repeat(60), minutesAgo: 12 });
  return desk;
}
