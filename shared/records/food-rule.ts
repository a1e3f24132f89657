import * as z from 'zod';

import { defineRecord } from './record';

const FOOD_RULE_SUBJECTS = ['diet', 'allergen', 'dislike'] as const;
export const FOOD_RULE_MAX = 60;

const clientFields = z.strictObject({
  about: z.enum(FOOD_RULE_SUBJECTS),
  /** The name of the diet or of the allergen in the code, or the words for a food that the person dislikes. */
  what: z.string().trim().min(1).max(FOOD_RULE_MAX),
});

/**
 * One thing that a person does not want to be offered. One record each, so that rules that two devices add without
 * signal all count. The id follows from the fields: the same rule set twice is one.
 */
export const foodRuleKind = defineRecord({
  client: clientFields,
  server: z.strictObject({}),
  first: {},
  derivedId: true,
});

export type FoodRuleFields = z.infer<typeof clientFields>;
