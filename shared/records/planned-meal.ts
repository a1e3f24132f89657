import * as z from 'zod';

import { localDaySchema } from './local-date-time';
import { DESCRIPTION_MAX, MEAL_NAME_MAX, MEAL_TYPES } from './meal';
import { analysisSchema, mealItemSchema } from './meal-item';
import { defineRecord } from './record';

export const PORTIONS_MAX = 20;

const clientFields = z.strictObject({
  /** The user's local calendar day. */
  day: localDaySchema,
  mealType: z.enum(MEAL_TYPES),
  name: z.string().trim().min(1).max(MEAL_NAME_MAX),
  /** How many portions the user plans to eat. */
  portions: z.number().positive().max(PORTIONS_MAX),
  /** The recipe that it is a serving of; null if none. */
  recipeId: z.uuid().nullable(),
  /**
   * The items of one portion. For a meal logged before, its items; for a recipe, a serving as it was when planned,
   * used once the recipe is deleted. Empty if planned in words.
   */
  items: z.array(mealItemSchema).max(60),
  /** The plan in the user's words; null if it was not planned in words. */
  words: z.string().trim().min(1).max(DESCRIPTION_MAX).nullable(),
  /** The analysis of the words, for one portion. */
  reading: analysisSchema.nullable(),
  /**
   * The id of its meal in the diary once eaten. Chosen with the plan, so that two offline devices that both log it
   * create one meal.
   */
  mealId: z.uuid(),
  /** Id of a `mealSlot` that counts as the `mealType`, as in a meal. */
  slot: z.uuid().nullable().optional(),
});

/**
 * What the user plans to eat on a day. It counts as eaten once the diary has its meal. Later changes of the plan do
 * not change that meal.
 */
export const plannedMealKind = defineRecord({
  client: clientFields,
  server: z.strictObject({}),
  first: {},
});

export type PlannedMealFields = z.infer<typeof clientFields>;
