import * as z from 'zod';

import { localDateTimeSchema } from './local-date-time';
import { defineRecord } from './record';

const clientFields = z.strictObject({
  /** What was counted: 'days', 'foods'; a newer version may count more. */
  awardType: z.string().min(1).max(50),
  awardName: z.string().min(1).max(100),
  description: z.string().min(1).max(300),
  icon: z.string().min(1).max(50),
  /** How much of it the award takes. */
  value: z.number().int().min(1),
  /** Wall-clock time of the entry with which it was earned. */
  earnedAt: localDateTimeSchema,
});

/** Its id follows from type and value: two devices without signal earn the same one. */
export const awardKind = defineRecord({
  client: clientFields,
  server: z.strictObject({}),
  first: {},
  derivedId: true,
});

export type Award = z.infer<typeof clientFields>;
