import * as z from 'zod';

import { localDateTimeSchema } from './local-date-time';
import { defineRecord } from './record';

/** The volume of a glass, in milliliters. */
export const GLASS_ML = 250;

const clientFields = z.strictObject({
  /** In milliliters. */
  amount: z.number().int().min(1).max(5000),
  /** Wall-clock time where the user drank it. */
  drunkAt: localDateTimeSchema,
});

/** One record for each drink, so that drinks logged on two offline devices both count. */
export const waterKind = defineRecord({
  client: clientFields,
  server: z.strictObject({}),
  first: {},
});

export type Water = z.infer<typeof clientFields>;
