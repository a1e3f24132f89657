import * as z from 'zod';

import { localDateTimeSchema } from './local-date-time';
import { defineRecord } from './record';

export const WEEKDAYS = 7;
const SHIFT_MOST = 5_000;

const clientFields = z.strictObject({
  /** Wall-clock time at which it was set. It applies from that day on. */
  since: localDateTimeSchema,
  /** kcal more or less than the daily target, Monday first. Their sum is 0: the week's total does not change. */
  shifts: z.array(z.number().int().min(-SHIFT_MOST).max(SHIFT_MOST)).length(WEEKDAYS),
});

/** How a week's energy is divided between its days. The id is derived from the day on which it was set. */
export const weekdayTargetKind = defineRecord({
  client: clientFields,
  server: z.strictObject({}),
  first: {},
  /** From the day of `since`. */
  derivedId: true,
});

export type WeekdayTarget = z.infer<typeof clientFields>;
