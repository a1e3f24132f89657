import * as z from 'zod';

import { defineRecord } from './record';

const FOOD_RULE_SUBJECTS = ['diet', 'allergen', 'dislike'] as const;
export const FOOD_RULE_MAX = 60;

const clientFields = z.strictObject({
  about: z.enum(FOOD_RULE_SUBJECTS),
  /** The code's name of the diet or allergen, or the user's words for a food that they dislike. */
  what: z.string().trim().min(1).max(FOOD_RULE_MAX),
});

/**
 * Something that the user does not want suggested. One record each, so that rules added on two offline devices are
 * all kept. The id is derived from the fields, so adding a rule twice creates one record.
 */
export const foodRuleKind = defineRecord({
  client: clientFields,
  server: z.strictObject({}),
  first: {},
  /** From `about`, a space, and what it is about, trimmed and in lower case. */
  derivedId: true,
});

export type FoodRuleFields = z.infer<typeof clientFields>;
