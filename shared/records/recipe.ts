import * as z from 'zod';

import { MEAL_NAME_MAX } from './meal';
import { mealItemSchema } from './meal-item';
import { defineRecord } from './record';

export const RECIPE_LINES_MAX = 60;
/** A meal holds no more, and a recipe is eaten as one. */
export const RECIPE_ITEMS_MAX = 60;
export const LINE_TEXT_MAX = 300;
export const METHOD_MAX = 10_000;
export const SERVINGS_MAX = 1_000;
/** Grams of the largest pot. */
export const COOKED_GRAMS_MAX = 100_000;
export const TAGS_MAX = 12;
export const TAG_LENGTH_MAX = 40;

/** One line of the ingredients: the person's words, and what was read from them. */
const lineSchema = z.strictObject({
  text: z.string().min(1).max(LINE_TEXT_MAX),
  /** Raw weights, as they go into the pot. Empty for a heading, and where nothing is known by that name. */
  items: z.array(mealItemSchema).max(20),
  /** Whether it names something to eat that is not in `items`. */
  unread: z.boolean(),
});

const clientFields = z.strictObject({
  name: z.string().trim().min(1).max(MEAL_NAME_MAX),
  /** How many portions the whole makes. */
  servings: z.number().positive().max(SERVINGS_MAX),
  /** Weight of the whole when it is done, in grams; null where nobody has weighed it. */
  cookedGrams: z.number().positive().max(COOKED_GRAMS_MAX).nullable(),
  /** One value, so that of two changes one list stands and never a mixture. */
  lines: z.array(lineSchema).min(1).max(RECIPE_LINES_MAX),
  /** How to make it, as typed; null where nothing is said. */
  method: z.string().trim().max(METHOD_MAX).nullable(),
  tags: z.array(z.string().trim().min(1).max(TAG_LENGTH_MAX)).max(TAGS_MAX),
});

/** A dish that a person makes. What is logged from it is a copy, which no later change of the recipe reaches. */
export const recipeKind = defineRecord({
  client: clientFields,
  server: z.strictObject({}),
  first: {},
});

export type RecipeFields = z.infer<typeof clientFields>;
export type RecipeLine = z.infer<typeof lineSchema>;
