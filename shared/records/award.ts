import * as z from 'zod';

import { localDateTimeSchema } from './local-date-time';
import { defineRecord } from './record';

const clientFields = z.strictObject({
  /** What was counted: 'days', 'foods'; a newer version may count more. */
  awardType: z.string().min(1).max(50),
  awardName: z.string().min(1).max(100),
  description: z.string().min(1).max(300),
  icon: z.string().min(1).max(50),
  /** How many are needed for the award. */
  value: z.number().int().min(1),
  /** Wall-clock time of the entry with which it was earned. */
  earnedAt: localDateTimeSchema,
});

/** The id is derived from type and value, so two offline devices that earn the same award create one record. */
export const awardKind = defineRecord({
  client: clientFields,
  server: z.strictObject({}),
  first: {},
  /** From `awardType`, a space, and `value`. */
  derivedId: true,
});

export type Award = z.infer<typeof clientFields>;
