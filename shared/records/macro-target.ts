import * as z from 'zod';

import { localDateTimeSchema } from './local-date-time';
import { defineRecord } from './record';

/**
 * goal: as the person's goal has it, without figures. per_kg: protein and fat in grams for each kg of body weight, carbs are
 * what is left. percent: of the day's energy. grams: a day.
 */
export const MACRO_WAYS = ['goal', 'per_kg', 'percent', 'grams'] as const;
export type MacroWay = (typeof MACRO_WAYS)[number];

export const MACRO_MOST = 2_000;

const figure = z.number().min(0).max(MACRO_MOST).nullable();

const clientFields = z.strictObject({
  /** Wall-clock time at which it was set. It counts from that day on. */
  since: localDateTimeSchema,
  way: z.enum(MACRO_WAYS),
  /** Each as `way` says; null where it gives none. */
  protein: figure,
  carbs: figure,
  fat: figure,
});

/** How a day's energy is shared out between protein, carbs and fat. The id follows from the day. */
export const macroTargetKind = defineRecord({
  client: clientFields,
  server: z.strictObject({}),
  first: {},
  derivedId: true,
});

export type MacroTarget = z.infer<typeof clientFields>;
