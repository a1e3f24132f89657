import * as z from 'zod';

import { localDateTimeSchema } from './local-date-time';
import { defineRecord } from './record';

/** A glass of a drink, wherever one is counted or weighed, in milliliters. */
export const GLASS_ML = 250;

const clientFields = z.strictObject({
  /** In milliliters. */
  amount: z.number().int().min(1).max(5000),
  /** Wall-clock time where the person drank it. */
  drunkAt: localDateTimeSchema,
});

/** One drink is one record: of two devices without signal, both count. */
export const waterKind = defineRecord({
  client: clientFields,
  server: z.strictObject({}),
  first: {},
});

export type Water = z.infer<typeof clientFields>;
