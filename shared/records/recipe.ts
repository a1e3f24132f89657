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
export const SOURCE_NAME_MAX = 100;
const ADDRESS_MAX = 2_000;
/** Characters of base64: a picture of about 22 kB, so that a recipe stays within an operation. */
export const RECIPE_PHOTO_MAX = 30_000;

/** More than any serving has, in kcal or grams. */
export const STATED_MAX = 1_000_000;

const stated = z.number().min(0).max(STATED_MAX).nullable();

/** Of a web page. */
export const addressSchema = z
  .url({ protocol: /^https?$/u, error: 'must be the address of a web page' })
  .max(ADDRESS_MAX);

/** Where a recipe was taken from, and the figures that stand there. */
const sourceSchema = z.strictObject({
  /** The site or program: 'example.org', 'Mealie'. */
  name: z.string().trim().min(1).max(SOURCE_NAME_MAX),
  /** null where it came from a file that names none. */
  address: addressSchema.nullable(),
  /** How many servings the source makes; null where it does not say. */
  servings: z.number().positive().max(SERVINGS_MAX).nullable(),
  /** Of one of those servings: kcal and grams; null where it states nothing. */
  stated: z
    .strictObject({ calories: stated, protein: stated, carbs: stated, fat: stated })
    .nullable(),
});

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
  /** null for a recipe of the person's own. Missing in recipes that were saved before it existed. */
  source: sourceSchema.nullable().optional(),
  /** A small JPEG or WebP in base64; null where there is none. Missing in recipes that were saved before it existed. */
  photo: z
    .string()
    .regex(/^[A-Za-z0-9+/]+={0,2}$/u)
    .max(RECIPE_PHOTO_MAX)
    .nullable()
    .optional(),
});

/** A dish that a person makes. What is logged from it is a copy, which no later change of the recipe reaches. */
export const recipeKind = defineRecord({
  client: clientFields,
  server: z.strictObject({}),
  first: {},
});

export type RecipeFields = z.infer<typeof clientFields>;
export type RecipeLine = z.infer<typeof lineSchema>;
export type RecipeSource = z.infer<typeof sourceSchema>;
/** Figures of one serving as the source states them. */
export type StatedFigures = NonNullable<RecipeSource['stated']>;
