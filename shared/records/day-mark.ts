import * as z from 'zod';

import { localDaySchema } from './local-date-time';
import { defineRecord } from './record';

/** complete: everything that the user ate is in the diary. partial: something is missing. */
const DAY_MARKS = ['complete', 'partial'] as const;

const clientFields = z.strictObject({
  day: localDaySchema,
  mark: z.enum(DAY_MARKS),
});

/**
 * The user's mark of a day of the diary. The id is derived from the day, so two devices that mark a day create one
 * record.
 */
export const dayMarkKind = defineRecord({
  client: clientFields,
  server: z.strictObject({}),
  first: {},
  /** From the day, such as `2026-11-29`. */
  derivedId: true,
});

export type DayMarkFields = z.infer<typeof clientFields>;

export type DayMark = DayMarkFields['mark'];
