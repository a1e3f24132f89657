import * as z from 'zod';

import { MEAL_NAME_MAX } from './meal';
import { mealItemSchema } from './meal-item';
import { defineRecord } from './record';

const clientFields = z.strictObject({
  name: z.string().trim().min(1).max(MEAL_NAME_MAX),
  /** One value, so that of two changes one list stands and never a mixture. */
  items: z.array(mealItemSchema).min(1).max(60),
});

/**
 * What a person likes to log again, in one touch. Its id follows from what is in it: the same meal
 * liked on two devices is one favourite.
 */
export const favouriteKind = defineRecord({
  client: clientFields,
  server: z.strictObject({}),
  first: {},
  derivedId: true,
});

export type FavouriteFields = z.infer<typeof clientFields>;
