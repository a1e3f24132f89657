import * as z from 'zod';

import { nutrientsSchema } from './nutrients';

/** Where an item's figures come from; shown behind every number. */
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

/** Why an item weighs what it weighs. */
export const AMOUNT_BASES = [
  'stated-weight',
  'stated-volume',
  'stated-measure',
  'stated-count',
  'usual-portion',
  'model',
  'person',
  // Figures given for the whole, without a weight: 100 g stand for one of it.
  'whole',
] as const;

export const CONFIDENCES = ['high', 'medium', 'low'] as const;

/** Parts of an item that a person has changed; no analysis overwrites them. */
export const EDITABLE = ['name', 'food', 'grams'] as const;

export const mealItemSchema = z.strictObject({
  /** Stable inside its meal, so that an edit can be told from a replacement. */
  id: z.string().min(1).max(40),
  name: z.string().trim().min(1).max(120),
  /** The description's words that it was read from, as remembered with a correction. */
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
  /** How it was prepared, where a provider has said so. */
  preparation: z.string().max(60).optional(),
  /** Whether a provider saw it in the picture, or takes it to be there: oil, butter, sugar. */
  seen: z.enum(['visible', 'assumed']).optional(),
  /** Likely bounds of the weight, where a provider gave them. */
  gramsLow: z.number().min(0).max(10_000).optional(),
  gramsHigh: z.number().min(0).max(10_000).optional(),
});

export type MealItem = z.infer<typeof mealItemSchema>;
export type Source = z.infer<typeof sourceSchema>;
export type Confidence = (typeof CONFIDENCES)[number];

/** The one thing that a reading would ask; a meal is whole without the answer. */
const questionSchema = z.strictObject({
  /** The item that it is about; null where the words named no food. */
  itemId: z.string().min(1).max(40).nullable(),
  /** The description's words for the food, as remembered with the answer. */
  words: z.string().min(1).max(200),
  about: z.enum(['amount', 'food']),
  /** Each a whole answer: a food and its weight. */
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

/** What a provider would ask about a meal, in its own words; a meal is whole without the answers. */
const openQuestionSchema = z.strictObject({
  itemId: z.string().min(1).max(40).nullable(),
  text: z.string().min(1).max(200),
  options: z.array(z.string().min(1).max(80)).max(5),
});

export type OpenQuestion = z.infer<typeof openQuestionSchema>;

/** One reading of a meal: what was found, by what, and what was not found. */
export const analysisSchema = z.strictObject({
  /** The reading's own id, where a provider made it. */
  id: z.uuid().optional(),
  by: z.enum(['device', 'server', 'ai']),
  /** Version of the analyzer's rules. */
  analyser: z.string().max(40),
  /** Release of the food table behind the items. */
  table: z.string().max(60),
  /** The model, and the version of the words it was asked with, where a provider read the meal. */
  model: z.string().max(120).nullable(),
  prompt: z.string().max(40).optional(),
  /** Mark of the description that was read (`markOfWords`): with another one the reading is out of date. */
  words: z.string().max(40).optional(),
  questions: z.array(openQuestionSchema).max(3).optional(),
  items: z.array(mealItemSchema).max(60),
  /** Words of the description that named no food we know. */
  notFound: z.array(z.string().max(200)).max(60),
  question: questionSchema.nullable().default(null),
  confidence: z.enum(CONFIDENCES),
  /** Likely bounds of the meal's calories, in kcal; null where nothing was understood. */
  caloriesLow: z.number().min(0).max(1_000_000).nullable(),
  caloriesHigh: z.number().min(0).max(1_000_000).nullable(),
});

export type Analysis = z.infer<typeof analysisSchema>;
