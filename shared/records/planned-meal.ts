import * as z from 'zod';

import { localDaySchema } from './local-date-time';
import { DESCRIPTION_MAX, MEAL_NAME_MAX, MEAL_TYPES } from './meal';
import { analysisSchema, mealItemSchema } from './meal-item';
import { defineRecord } from './record';

export const PORTIONS_MAX = 20;

const clientFields = z.strictObject({
  /** The person's own calendar day. */
  day: localDaySchema,
  mealType: z.enum(MEAL_TYPES),
  name: z.string().trim().min(1).max(MEAL_NAME_MAX),
  /** How many portions of it this person means to eat. */
  portions: z.number().positive().max(PORTIONS_MAX),
  /** The recipe that it is a serving of; null where it is none. */
  recipeId: z.uuid().nullable(),
  /**
   * One portion, of a meal that was logged before. With a recipe, its serving as it was when it was planned, which
   * counts once the recipe is deleted. Empty where it was planned in words.
   */
  items: z.array(mealItemSchema).max(60),
  /** What it will be, in the person's words; null where it was not planned in words. */
  words: z.string().trim().min(1).max(DESCRIPTION_MAX).nullable(),
  /** What was read from the words, of one portion. */
  reading: analysisSchema.nullable(),
  /**
   * The id that its meal in the diary has once it is eaten. Made with the plan: two devices that both log it without
   * signal log one meal.
   */
  mealId: z.uuid(),
  /** Of a `mealSlot` that counts as the `mealType`, as a meal has it. */
  slot: z.uuid().nullable().optional(),
});

/** What a person means to eat on a day. It is eaten if the diary has its meal; no change of it reaches that meal. */
export const plannedMealKind = defineRecord({
  client: clientFields,
  server: z.strictObject({}),
  first: {},
});

export type PlannedMealFields = z.infer<typeof clientFields>;
