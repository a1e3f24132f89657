import * as z from 'zod';

import { localDateTimeSchema } from './local-date-time';
import { defineRecord } from './record';

const amount = z.number().min(0).max(1_000_000).nullable();

const clientFields = z.strictObject({
  /** Wall-clock time at which it was set. It applies from that day on. */
  since: localDateTimeSchema,
  /** One of `EVERY_NUTRIENT`, or one that only a newer version knows. */
  nutrient: z.string().min(1).max(40),
  /** In the nutrient's unit, per day; null if the published value applies. */
  least: amount,
  most: amount,
});

/** The user's own minimum or maximum of a nutrient. The id is derived from the nutrient and the day. */
export const nutrientTargetKind = defineRecord({
  client: clientFields,
  server: z.strictObject({}),
  first: {},
  /** From the nutrient, a space, and the day of `since`. */
  derivedId: true,
});

export type NutrientTarget = z.infer<typeof clientFields>;
