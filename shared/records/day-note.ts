import * as z from 'zod';

import { localDaySchema } from './local-date-time';
import { defineRecord } from './record';

export const NOTE_MAX = 2_000;

const clientFields = z.strictObject({
  day: localDaySchema,
  text: z.string().trim().min(1).max(NOTE_MAX),
});

/** A note on a day. A day may have several, so notes written on two offline devices are both kept. */
export const dayNoteKind = defineRecord({
  client: clientFields,
  server: z.strictObject({}),
  first: {},
});

export type DayNoteFields = z.infer<typeof clientFields>;
