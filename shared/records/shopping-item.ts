import * as z from 'zod';

import { defineRecord } from './record';

export const SHOPPING_TEXT_MAX = 300;
/** The most planned meals that one tick may cover: those of a few weeks with the same food. */
export const BOUGHT_MAX = 200;

const clientFields = z.strictObject({
  /** As typed, or the planned food in words. */
  text: z.string().trim().min(1).max(SHOPPING_TEXT_MAX),
  /** Identifies a line of the plan, see `shoppingLines`; null if the user wrote the line. */
  key: z.string().min(1).max(400).nullable(),
  /** The user has it in the cart or at home. */
  ticked: z.boolean(),
  /**
   * The planned meals for which it was ticked, with grams for each (null if unknown). Meals planned later, or a
   * larger amount, are not ticked. Empty if the user wrote the line.
   */
  bought: z
    .array(z.strictObject({ meal: z.uuid(), grams: z.number().min(0).nullable() }))
    .max(BOUGHT_MAX),
});

/**
 * A line that the user wrote on the shopping list, or the tick of a line that comes from the plan. The id of a tick
 * is derived from its key, so that two devices with the same plan create one record.
 */
export const shoppingItemKind = defineRecord({
  client: clientFields,
  server: z.strictObject({}),
  first: {},
  /** From the `key` of the line of the plan that is ticked; of a line that a person adds it is any new id. */
  derivedId: true,
});

export type ShoppingItemFields = z.infer<typeof clientFields>;
