import * as z from 'zod';

import { defineRecord } from './record';

export const MEMORY_WORDS_MAX = 200;

const clientFields = z.strictObject({
  /** The user's words for a food, as typed. */
  words: z.string().trim().min(1).max(MEMORY_WORDS_MAX),
  /**
   * What the user means by them. One field, so that after two concurrent changes one whole answer wins and never a
   * mixture.
   */
  meaning: z.strictObject({
    /** Code of the food in the table. */
    code: z.string().min(1).max(20),
    /** The food's name in the table, for lists. */
    name: z.string().min(1).max(300),
    /** Weight in grams for words without an amount; null if only the food is known. */
    grams: z.number().positive().max(10_000).nullable(),
  }),
});

/** What the user has answered or corrected for some words. One record for each text. */
export const foodMemoryKind = defineRecord({
  client: clientFields,
  server: z.strictObject({}),
  first: {},
  /** From the words in plain form (`memoryKey` in shared/nutrition/analyzer/food-memory.ts). */
  derivedId: true,
});

export type FoodMemoryFields = z.infer<typeof clientFields>;
