import * as z from 'zod';

import { localDateTimeSchema, localDaySchema } from './local-date-time';
import { TARGET_MAX, TARGET_MIN } from './profile';
import { defineRecord } from './record';

/**
 * formula: from the body's measures. own: the person's number. adaptive: from what the body was found to use,
 * with a question each week.
 */
const TARGET_WAYS = ['formula', 'own', 'adaptive'] as const;
export type TargetWay = (typeof TARGET_WAYS)[number];

const energy = z.number().int().min(0).max(100_000);

const clientFields = z.strictObject({
  /** Wall-clock time at which it was set. It is the target from that day on. */
  since: localDateTimeSchema,
  way: z.enum(TARGET_WAYS),
  /** kcal a day. */
  calories: z.number().int().min(TARGET_MIN).max(TARGET_MAX),
  /** What it took the place of, in kcal a day; null where there was none. The same number: it was kept. */
  instead: z.number().int().min(TARGET_MIN).max(TARGET_MAX).nullable(),
  /** The Monday of the week whose check-in set it; null where the person set it elsewhere. */
  checkIn: localDaySchema.nullable(),
  /** kcal a day that the body was taken to use, and where the true value likely is; null where nothing was measured. */
  expenditure: z
    .strictObject({ kcal: energy, low: energy.nullable(), high: energy.nullable() })
    .nullable(),
});

/**
 * A daily target with the day it began. The id follows from the check-in's week, or else from the day: two devices
 * that answer the same check-in make one target.
 */
export const targetKind = defineRecord({
  client: clientFields,
  server: z.strictObject({}),
  first: {},
  derivedId: true,
});

export type TargetFields = z.infer<typeof clientFields>;
