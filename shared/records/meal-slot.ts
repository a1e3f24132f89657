import * as z from 'zod';

import { MEAL_TYPES } from './meal';
import { defineRecord } from './record';

export const SLOT_NAME_MAX = 60;

/** The four of every person stand at 1 to 4, in the order of `MEAL_TYPES`. */
export const SLOT_PLACES = { first: 0, last: 5 } as const;

const clientFields = z.strictObject({
  name: z.string().trim().min(1).max(SLOT_NAME_MAX),
  /** When its meals are usually eaten, 'HH:mm'. */
  time: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/),
  /** Which of the four its meals count as in charts, exports and older devices. Never changed afterwards. */
  mealType: z.enum(MEAL_TYPES),
  /** Where it stands among the meals of a day. A fraction, so that moving one changes no other. */
  place: z.number().min(SLOT_PLACES.first).max(SLOT_PLACES.last),
});

/**
 * A meal of the day that a person has added to the four. The id follows from its first name: two devices that add
 * the same one without signal make one.
 */
export const mealSlotKind = defineRecord({
  client: clientFields,
  server: z.strictObject({}),
  first: {},
  derivedId: true,
});

export type MealSlotFields = z.infer<typeof clientFields>;
