import * as z from 'zod';

import { MEAL_NAME_MAX } from './meal';
import { mealItemSchema } from './meal-item';
import { defineRecord } from './record';

export const RECIPE_LINES_MAX = 60;
/** The same limit as for a meal, because a serving is logged as one meal. */
export const RECIPE_ITEMS_MAX = 60;
export const LINE_TEXT_MAX = 300;
export const METHOD_MAX = 10_000;
export const SERVINGS_MAX = 1_000;
/** Highest weight of a whole recipe, in grams. */
export const COOKED_GRAMS_MAX = 100_000;
export const TAGS_MAX = 12;
export const TAG_LENGTH_MAX = 40;
export const SOURCE_NAME_MAX = 100;
const ADDRESS_MAX = 2_000;
/** Characters of base64: a picture of about 22 kB, so that a recipe fits into one operation. */
export const RECIPE_PHOTO_MAX = 30_000;

/** Upper bound for a serving, in kcal or grams. */
export const STATED_MAX = 1_000_000;

const stated = z.number().min(0).max(STATED_MAX).nullable();

/** URL of a web page. */
export const addressSchema = z
  .url({ protocol: /^https?$/u, error: 'must be the address of a web page' })
  .max(ADDRESS_MAX);

/** Where a recipe was taken from, and the nutrients given there. */
const sourceSchema = z.strictObject({
  /** The site or program: 'example.org', 'Mealie'. */
  name: z.string().trim().min(1).max(SOURCE_NAME_MAX),
  /** null if it came from a file without an address. */
  address: addressSchema.nullable(),
  /** How many servings the source gives; null if it does not say. */
  servings: z.number().positive().max(SERVINGS_MAX).nullable(),
  /** kcal and grams of one of those servings; null if the source gives none. */
  stated: z
    .strictObject({ calories: stated, protein: stated, carbs: stated, fat: stated })
    .nullable(),
});

/** One ingredient line: the user's words and the items read from them. */
const lineSchema = z.strictObject({
  text: z.string().min(1).max(LINE_TEXT_MAX),
  /** Raw weights. Empty for a heading, and if no food was recognized. */
  items: z.array(mealItemSchema).max(20),
  /** Whether the line names a food that is not in `items`. */
  unread: z.boolean(),
});

const clientFields = z.strictObject({
  name: z.string().trim().min(1).max(MEAL_NAME_MAX),
  /** How many servings the whole recipe makes. */
  servings: z.number().positive().max(SERVINGS_MAX),
  /** Weight of the whole cooked dish, in grams; null if it was not weighed. */
  cookedGrams: z.number().positive().max(COOKED_GRAMS_MAX).nullable(),
  /** One field, so that after two concurrent changes one whole list wins and never a mixture. */
  lines: z.array(lineSchema).min(1).max(RECIPE_LINES_MAX),
  /** The instructions as typed; null if there are none. */
  method: z.string().trim().max(METHOD_MAX).nullable(),
  tags: z.array(z.string().trim().min(1).max(TAG_LENGTH_MAX)).max(TAGS_MAX),
  /** null for the user's own recipe. Missing in recipes saved before this field existed. */
  source: sourceSchema.nullable().optional(),
  /** A small JPEG or WebP in base64; null if there is none. Missing in recipes saved before this field existed. */
  photo: z
    .string()
    .regex(/^[A-Za-z0-9+/]+={0,2}$/u)
    .max(RECIPE_PHOTO_MAX)
    .nullable()
    .optional(),
});

/** A recipe. Logging it copies its items, so later changes of the recipe do not change logged meals. */
export const recipeKind = defineRecord({
  client: clientFields,
  server: z.strictObject({}),
  first: {},
});

export type RecipeFields = z.infer<typeof clientFields>;
export type RecipeLine = z.infer<typeof lineSchema>;
export type RecipeSource = z.infer<typeof sourceSchema>;
/** Nutrients of one serving as given by the source. */
export type StatedFigures = NonNullable<RecipeSource['stated']>;
