import * as z from 'zod';

import { nutrientsSchema } from './nutrients';
import { defineRecord } from './record';

export const FOOD_NAME_MAX = 120;
const PORTIONS_MOST = 8;
/** The most that one portion may weigh, in grams or milliliters. */
export const PORTION_MAX = 10_000;
/** What a serving is called where nobody says more than its weight. */
export const PLAIN_SERVING = '1 serving';
/** Name of the database of products that hosts may have asked. */
export const OPEN_FOOD_FACTS = 'Open Food Facts';

/** The digits under a barcode, as printed: GTIN-8, -12, -13 or -14. */
export const barcodeSchema = z.string().regex(/^(?:\d{8}|\d{12,14})$/);

const clientFields = z.strictObject({
  name: z.string().trim().min(1).max(FOOD_NAME_MAX),
  /** Who makes it; null where nobody says. */
  brand: z.string().trim().min(1).max(FOOD_NAME_MAX).nullable(),
  barcode: barcodeSchema.nullable(),
  /** What `per100` is for 100 of. A meal counts a milliliter as a gram: its nutrients stay exact. */
  unit: z.enum(['g', 'ml']),
  per100: nutrientsSchema,
  /** Household measures, the first of them one serving; what one weighs, in `unit`. */
  portions: z
    .array(
      z.strictObject({
        text: z.string().trim().min(1).max(60),
        grams: z.number().positive().max(PORTION_MAX),
      }),
    )
    .max(PORTIONS_MOST),
  /** Where the figures are from. */
  source: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('person') }),
    /** Read off a pack by the device. */
    z.strictObject({ kind: z.literal('label') }),
    /** A database of products, with its release. */
    z.strictObject({ kind: z.literal('database'), name: z.string().min(1).max(120) }),
  ]),
});

/**
 * A food of a person's own: entered by them, read off a label, or found by a barcode. One with a
 * barcode has the id that follows from it, and one of a label that from its name, so that two devices
 * that scan a pack make one record.
 */
export const foodKind = defineRecord({
  client: clientFields,
  server: z.strictObject({}),
  first: {},
  derivedId: true,
});

export type FoodFields = z.infer<typeof clientFields>;
