import * as z from 'zod';

import { wholeItem } from '#shared/nutrition/whole';
import { FOOD_NAME_MAX } from '#shared/records/food';
import type { MealItem } from '#shared/records/meal-item';
import { NUTRIENTS } from '#shared/records/nutrients';

import { energyOfMacros, nutrientInputShape, NO_FIGURES } from '../nutrient-fields/nutrient-input';

export const QUICK_NAME = 'Quick add';

/** If only macros are given, the calories follow from them. */
export const quickInputSchema = z
  .object({
    name: z.string().trim().max(FOOD_NAME_MAX, `At most ${FOOD_NAME_MAX} characters, please.`),
    ...nutrientInputShape,
  })
  .refine((input) => NUTRIENTS.some((nutrient) => input[nutrient] !== null), {
    path: ['calories'],
    error: 'Please enter the calories, or at least one nutrient.',
  })
  .transform(({ name, ...nutrients }): { name: string; items: MealItem[] } => {
    const calories = nutrients.calories ?? energyOfMacros(nutrients);
    const shown = name === '' ? QUICK_NAME : name;
    return { name: shown, items: [wholeItem('own1', shown, { ...nutrients, calories })] };
  });

export type QuickInput = z.input<typeof quickInputSchema>;

export const NOTHING_ENTERED: QuickInput = { name: '', ...NO_FIGURES };
