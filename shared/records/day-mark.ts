import * as z from 'zod';

import { localDaySchema } from './local-date-time';
import { defineRecord } from './record';

/** All that was eaten is in the diary, or something is missing. */
const DAY_MARKS = ['complete', 'partial'] as const;

const clientFields = z.strictObject({
  day: localDaySchema,
  mark: z.enum(DAY_MARKS),
});

/** What a person says of a day of their diary. Its id follows from the day: two devices mark the same one. */
export const dayMarkKind = defineRecord({
  client: clientFields,
  server: z.strictObject({}),
  first: {},
  derivedId: true,
});

export type DayMarkFields = z.infer<typeof clientFields>;

export type DayMark = DayMarkFields['mark'];
