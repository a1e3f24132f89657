import * as z from 'zod';

import { defineRecord } from './record';

export const SHOPPING_TEXT_MAX = 300;
/** Planned meals of a few weeks that need one food. */
export const BOUGHT_MAX = 200;

const clientFields = z.strictObject({
  /** As typed, or what the plan needs in words. */
  text: z.string().trim().min(1).max(SHOPPING_TEXT_MAX),
  /** What a line of the plan is about, see `shoppingLines`; null where a person wrote it. */
  key: z.string().min(1).max(400).nullable(),
  /** In the cart, or at home. */
  ticked: z.boolean(),
  /**
   * For which planned meals it was ticked, with grams for each; null where the amount is not known. What is planned
   * later, or more of it, is not ticked. Empty where a person wrote it.
   */
  bought: z
    .array(z.strictObject({ meal: z.uuid(), grams: z.number().min(0).nullable() }))
    .max(BOUGHT_MAX),
});

/**
 * A line that a person wrote on the shopping list, or the tick of one that follows from the plan. The id of a tick
 * follows from what it is about, so that two devices that list the same plan have one line.
 */
export const shoppingItemKind = defineRecord({
  client: clientFields,
  server: z.strictObject({}),
  first: {},
  derivedId: true,
});

export type ShoppingItemFields = z.infer<typeof clientFields>;
