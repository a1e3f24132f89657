import * as z from 'zod';

import { defineRecord } from './record';

export const MEMORY_WORDS_MAX = 200;

const clientFields = z.strictObject({
  /** The person's words for a food, as they wrote them. */
  words: z.string().trim().min(1).max(MEMORY_WORDS_MAX),
  /** What they mean by them. One value, so that of two answers one stands and never a mixture. */
  meaning: z.strictObject({
    /** Code of the food in the table. */
    code: z.string().min(1).max(20),
    /** The table's name of it, for lists. */
    name: z.string().min(1).max(300),
    /** Weight that they mean where they give no amount, in grams; null where only the food is known. */
    grams: z.number().positive().max(10_000).nullable(),
  }),
});

/** What a person has answered or corrected for some words. One record for each of their words. */
export const foodMemoryKind = defineRecord({
  client: clientFields,
  server: z.strictObject({}),
  first: {},
  derivedId: true,
});

export type FoodMemoryFields = z.infer<typeof clientFields>;
