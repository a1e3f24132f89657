import * as z from 'zod';

import { localDateTimeSchema, localDaySchema } from './local-date-time';
import { TARGET_MAX, TARGET_MIN } from './profile';
import { defineRecord } from './record';

/**
 * formula: from weight, height, age and activity. own: the user's number. adaptive: from the measured energy
 * expenditure, with a weekly check-in.
 */
const TARGET_WAYS = ['formula', 'own', 'adaptive'] as const;
export type TargetWay = (typeof TARGET_WAYS)[number];

const energy = z.number().int().min(0).max(100_000);

const clientFields = z.strictObject({
  /** Wall-clock time at which it was set. It is the target from that day on. */
  since: localDateTimeSchema,
  way: z.enum(TARGET_WAYS),
  /** kcal per day. */
  calories: z.number().int().min(TARGET_MIN).max(TARGET_MAX),
  /** The target before, in kcal per day; null if there was none. Equal to `calories`: the user kept it. */
  instead: z.number().int().min(TARGET_MIN).max(TARGET_MAX).nullable(),
  /** The Monday of the week whose check-in set it; null if it was not set in a check-in. */
  checkIn: localDaySchema.nullable(),
  /** Estimated energy expenditure in kcal per day, with likely bounds; null if nothing was measured. */
  expenditure: z
    .strictObject({ kcal: energy, low: energy.nullable(), high: energy.nullable() })
    .nullable(),
});

/**
 * A daily target with the day it began. The id is derived from the check-in's week, or else from the day, so that two
 * devices that answer the same check-in create one record.
 */
export const targetKind = defineRecord({
  client: clientFields,
  server: z.strictObject({}),
  first: {},
  /** From the day of `since`; after a check-in from `check-in ` and its day. */
  derivedId: true,
});

export type TargetFields = z.infer<typeof clientFields>;
