import * as z from 'zod';

import { nutrientsSchema } from './nutrients';

/** Where an item's nutrients come from; screens show it. */
export const sourceSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('table'),
    table: z.string().max(60),
    code: z.string().max(20),
    description: z.string().max(300),
  }),
  z.strictObject({ kind: z.literal('ai'), model: z.string().max(120) }),
  z.strictObject({ kind: z.literal('person') }),
]);

/** How an item's weight was determined. */
export const AMOUNT_BASES = [
  'stated-weight',
  'stated-volume',
  'stated-measure',
  'stated-count',
  'usual-portion',
  'model',
  'person',
  // Nutrients were given for the whole item, without a weight: one item is stored as 100 g.
  'whole',
] as const;

export const CONFIDENCES = ['high', 'medium', 'low'] as const;

/** Parts of an item that the user can change. No analysis overwrites changed ones. */
export const EDITABLE = ['name', 'food', 'grams'] as const;

export const mealItemSchema = z.strictObject({
  /** Stable within the meal, which distinguishes an edited item from a replaced one. */
  id: z.string().min(1).max(40),
  name: z.string().trim().min(1).max(120),
  /** The words of the description that it was read from. A correction is remembered for these words. */
  words: z.string().max(200).optional(),
  /** Weight as eaten. */
  grams: z.number().min(0).max(10_000),
  per100g: nutrientsSchema,
  source: sourceSchema,
  amount: z.strictObject({
    basis: z.enum(AMOUNT_BASES),
    /** The measure in words: '1 cup', '150 g', 'usual portion'. */
    text: z.string().max(120),
  }),
  confidence: z.enum(CONFIDENCES),
  /** Likely bounds of the item's calories, in kcal. */
  caloriesLow: z.number().min(0).max(200_000),
  caloriesHigh: z.number().min(0).max(200_000),
  edited: z.array(z.enum(EDITABLE)).max(3),
  /** How it was prepared, if the AI provider said so. */
  preparation: z.string().max(60).optional(),
  /** Whether the AI provider saw it in the picture or assumed it, such as oil, butter or sugar. */
  seen: z.enum(['visible', 'assumed']).optional(),
  /** Likely bounds of the weight, if the AI provider gave them. */
  gramsLow: z.number().min(0).max(10_000).optional(),
  gramsHigh: z.number().min(0).max(10_000).optional(),
});

export type MealItem = z.infer<typeof mealItemSchema>;
export type Source = z.infer<typeof sourceSchema>;
export type Confidence = (typeof CONFIDENCES)[number];

/** The one question that an analysis may ask. The meal is complete without the answer. */
const questionSchema = z.strictObject({
  /** The item that it is about; null if no food was recognized in the words. */
  itemId: z.string().min(1).max(40).nullable(),
  /** The words of the description for the food. The answer is remembered for these words. */
  words: z.string().min(1).max(200),
  about: z.enum(['amount', 'food']),
  /** Each option is a complete answer: a food and its weight. */
  options: z
    .array(
      z.strictObject({
        label: z.string().min(1).max(120),
        code: z.string().min(1).max(20),
        grams: z.number().positive().max(10_000),
      }),
    )
    .min(2)
    .max(6),
});

export type Question = z.infer<typeof questionSchema>;

/** A question that the AI provider may ask about a meal, in its own words. The meal is complete without the answer. */
const openQuestionSchema = z.strictObject({
  itemId: z.string().min(1).max(40).nullable(),
  text: z.string().min(1).max(200),
  options: z.array(z.string().min(1).max(80)).max(5),
});

export type OpenQuestion = z.infer<typeof openQuestionSchema>;

/** One analysis of a meal: what was found, by what, and what was not found. */
export const analysisSchema = z.strictObject({
  /** The id of the analysis, if the AI provider made it. */
  id: z.uuid().optional(),
  by: z.enum(['device', 'server', 'ai']),
  /** Version of the analyzer's rules. */
  analyser: z.string().max(40),
  /** Release of the food table behind the items. */
  table: z.string().max(60),
  /** The model and the version of its prompt, if the AI provider read the meal. */
  model: z.string().max(120).nullable(),
  prompt: z.string().max(40).optional(),
  /** Hash of the description that was read (`markOfWords`). If the meal's differs, the analysis is out of date. */
  words: z.string().max(40).optional(),
  questions: z.array(openQuestionSchema).max(3).optional(),
  items: z.array(mealItemSchema).max(60),
  /** Words of the description that match no known food. */
  notFound: z.array(z.string().max(200)).max(60),
  question: questionSchema.nullable().default(null),
  confidence: z.enum(CONFIDENCES),
  /** Likely bounds of the meal's calories, in kcal; null if nothing was understood. */
  caloriesLow: z.number().min(0).max(1_000_000).nullable(),
  caloriesHigh: z.number().min(0).max(1_000_000).nullable(),
});

export type Analysis = z.infer<typeof analysisSchema>;
