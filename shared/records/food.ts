import * as z from 'zod';

import { nutrientsSchema } from './nutrients';
import { defineRecord } from './record';

export const FOOD_NAME_MAX = 120;
const PORTIONS_MOST = 8;
/** The most that one portion may weigh, in grams or milliliters. */
export const PORTION_MAX = 10_000;
/** The name of a serving if only its weight is known. */
export const PLAIN_SERVING = '1 serving';
/** Name of the product database that a host may turn on. */
export const OPEN_FOOD_FACTS = 'Open Food Facts';

/** The digits under a barcode, as printed: GTIN-8, -12, -13 or -14. */
export const barcodeSchema = z.string().regex(/^(?:\d{8}|\d{12,14})$/);

const clientFields = z.strictObject({
  name: z.string().trim().min(1).max(FOOD_NAME_MAX),
  /** Null if unknown. */
  brand: z.string().trim().min(1).max(FOOD_NAME_MAX).nullable(),
  barcode: barcodeSchema.nullable(),
  /** The unit of the 100 in `per100`. Meals count 1 ml as 1 g, which keeps the nutrients exact. */
  unit: z.enum(['g', 'ml']),
  per100: nutrientsSchema,
  /** Household measures with their weight or volume in `unit`. The first is one serving. */
  portions: z
    .array(
      z.strictObject({
        text: z.string().trim().min(1).max(60),
        grams: z.number().positive().max(PORTION_MAX),
      }),
    )
    .max(PORTIONS_MOST),
  /** Where the nutrients come from. */
  source: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('person') }),
    /** Read off a pack by the device. */
    z.strictObject({ kind: z.literal('label') }),
    /** A database of products, with its release. */
    z.strictObject({ kind: z.literal('database'), name: z.string().min(1).max(120) }),
  ]),
});

/**
 * A custom food: entered by the user, read from a label, or found by its barcode. The id is derived from the barcode,
 * or for a label from the name, so that two devices that scan the same pack create one record.
 */
export const foodKind = defineRecord({
  client: clientFields,
  server: z.strictObject({}),
  first: {},
  /** From the barcode with 14 digits; of a label without one, `label ` and the trimmed name in lower case. */
  derivedId: true,
});

export type FoodFields = z.infer<typeof clientFields>;
