import * as z from 'zod';

import { localDateTimeSchema } from './local-date-time';
import { WEIGHT_UNITS, weightSchema } from './profile';
import { defineRecord } from './record';

const clientFields = z.strictObject({
  weight: weightSchema,
  weightUnit: z.enum(WEIGHT_UNITS),
  /** Wall-clock time where the user weighed themselves. */
  recordedAt: localDateTimeSchema,
});

export const weightKind = defineRecord({
  client: clientFields,
  server: z.strictObject({}),
  first: {},
});

export type Weight = z.infer<typeof clientFields>;
