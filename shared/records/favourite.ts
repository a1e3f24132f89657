import * as z from 'zod';

import { MEAL_NAME_MAX } from './meal';
import { mealItemSchema } from './meal-item';
import { defineRecord } from './record';

const clientFields = z.strictObject({
  name: z.string().trim().min(1).max(MEAL_NAME_MAX),
  /** One field, so that after two concurrent changes one whole list wins and never a mixture. */
  items: z.array(mealItemSchema).min(1).max(60),
});

/**
 * A list of items that the user can log again with one tap. The id is derived from the items, so saving the same meal
 * on two devices creates one record.
 */
export const favouriteKind = defineRecord({
  client: clientFields,
  server: z.strictObject({}),
  first: {},
  /** From its items (`contentKey` in shared/rules/copy-meal.ts). */
  derivedId: true,
});

export type FavouriteFields = z.infer<typeof clientFields>;
