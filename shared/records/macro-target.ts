import * as z from 'zod';

import { localDateTimeSchema } from './local-date-time';
import { defineRecord } from './record';

/**
 * goal: derived from the user's goal; no amounts are stored. per_kg: protein and fat in grams per kg of body weight,
 * the rest of the energy is carbs. percent: of the day's energy. grams: per day.
 */
export const MACRO_WAYS = ['goal', 'per_kg', 'percent', 'grams'] as const;
export type MacroWay = (typeof MACRO_WAYS)[number];

export const MACRO_MOST = 2_000;

const figure = z.number().min(0).max(MACRO_MOST).nullable();

const clientFields = z.strictObject({
  /** Wall-clock time at which it was set. It applies from that day on. */
  since: localDateTimeSchema,
  way: z.enum(MACRO_WAYS),
  /** In the unit that `way` implies; null if `way` does not use it. */
  protein: figure,
  carbs: figure,
  fat: figure,
});

/** How a day's energy is divided between protein, carbs and fat. The id is derived from the day. */
export const macroTargetKind = defineRecord({
  client: clientFields,
  server: z.strictObject({}),
  first: {},
  /** From the day of `since`. */
  derivedId: true,
});

export type MacroTarget = z.infer<typeof clientFields>;
