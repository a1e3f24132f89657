import * as z from 'zod';

import { NUTRIENTS, type Nutrient, type Nutrients } from '#shared/records/nutrients';
import { ENERGY_PER_GRAM } from '#shared/rules/targets/macros';

const MOST = 100_000;
// Accepts a decimal comma.
const NUMBER = /^$|^\d{1,6}(?:[.,]\d{1,4})?$/;

const amountInput = z
  .string()
  .trim()
  .regex(NUMBER, 'Please enter a number')
  .transform((text) => (text === '' ? null : Number(text.replace(',', '.'))))
  .pipe(z.number().max(MOST, 'This is too much').nullable());

/** Empty means unknown, never 0. */
export const nutrientInputShape = Object.fromEntries(
  NUTRIENTS.map((nutrient) => [nutrient, amountInput]),
) as Record<Nutrient, typeof amountInput>;

export type NutrientInput = Record<Nutrient, string>;

export const NO_FIGURES = Object.fromEntries(
  NUTRIENTS.map((nutrient) => [nutrient, '']),
) as NutrientInput;

export function typedFigures(nutrients: Nutrients): NutrientInput {
  const typed = NUTRIENTS.map((nutrient) => {
    const amount = nutrients[nutrient];
    return [nutrient, amount === null ? '' : String(Math.round(amount * 100) / 100)];
  });
  return Object.fromEntries(typed) as NutrientInput;
}

/** In kcal (Atwater); null if none is known. */
export function energyOfMacros({
  protein,
  carbs,
  fat,
}: Pick<Nutrients, 'protein' | 'carbs' | 'fat'>): number | null {
  if (protein === null && carbs === null && fat === null) return null;
  return Math.round(
    (protein ?? 0) * ENERGY_PER_GRAM.protein +
      (carbs ?? 0) * ENERGY_PER_GRAM.carbs +
      (fat ?? 0) * ENERGY_PER_GRAM.fat,
  );
}

// Fiber, alcohol and rounding explain this much between a label's energy and its macros.
const APART_SHARE = 0.25;
const APART_KCAL = 25;

/** Null if they agree, or one is unknown. */
export function energyHint(input: NutrientInput): string | null {
  const read = z.object(nutrientInputShape).safeParse(input);
  if (!read.success) return null;
  const { calories, protein, carbs, fat } = read.data;
  const energy = energyOfMacros({ protein, carbs, fat });
  if (energy === null) return null;
  if (calories === null) return `About ${energy} kcal by the macros.`;
  if (protein === null || carbs === null || fat === null) return null;
  const apart = Math.abs(calories - energy);
  const isFar = apart > APART_KCAL && apart > APART_SHARE * Math.max(calories, energy);
  return isFar ? `The macros come to about ${energy} kcal. Is the number right?` : null;
}
