import * as z from 'zod';

import { localDateTimeSchema } from './local-date-time';
import { defineRecord } from './record';

/** Parts that a formula uses. Users can name other parts themselves. */
export const BODY_PARTS = ['waist', 'hips', 'neck'] as const;
export type BodyPart = (typeof BODY_PARTS)[number];

export const LENGTH_UNITS = ['cm', 'in'] as const;
export type LengthUnit = (typeof LENGTH_UNITS)[number];

export const PART_NAME_MAX = 40;
export const LENGTH_MIN = 1;
export const LENGTH_MAX = 500;

const clientFields = z.strictObject({
  /** One of `BODY_PARTS`, or the user's own name. */
  part: z.string().trim().min(1).max(PART_NAME_MAX),
  /** In the record's own unit. */
  value: z.number().min(LENGTH_MIN).max(LENGTH_MAX).multipleOf(0.01),
  unit: z.enum(LENGTH_UNITS),
  /** Wall-clock time where it was measured. */
  measuredAt: localDateTimeSchema,
});

export const measurementKind = defineRecord({
  client: clientFields,
  server: z.strictObject({}),
  first: {},
});

export type Measurement = z.infer<typeof clientFields>;
