import * as z from 'zod';

import { MEAL_TYPES } from './meal';
import { defineRecord } from './record';

export const SLOT_NAME_MAX = 60;

/** Bounds of `place`. The four built-in meal types have the places 1 to 4, in the order of `MEAL_TYPES`. */
export const SLOT_PLACES = { first: 0, last: 5 } as const;

const clientFields = z.strictObject({
  name: z.string().trim().min(1).max(SLOT_NAME_MAX),
  /** When its meals are usually eaten, 'HH:mm'. */
  time: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/),
  /**
   * Which of the four types its meals count as in charts, in exports and on older devices. Never changed afterwards.
   */
  mealType: z.enum(MEAL_TYPES),
  /** Its position among the meals of a day. May be a fraction, so that moving one slot changes no other. */
  place: z.number().min(SLOT_PLACES.first).max(SLOT_PLACES.last),
});

/**
 * A meal slot that the user has added to the four types. The id is derived from its first name, so two offline
 * devices that add the same slot create one record.
 */
export const mealSlotKind = defineRecord({
  client: clientFields,
  server: z.strictObject({}),
  first: {},
  /** From the name in plain form (`slotNameKey`); where another slot has that id, from it and ` 2`. */
  derivedId: true,
});

export type MealSlotFields = z.infer<typeof clientFields>;
