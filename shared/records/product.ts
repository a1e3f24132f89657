import * as z from 'zod';

import { nutrientsSchema } from './nutrients';
import { defineRecord } from './record';

/** A product's number as `readBarcode` writes it: EAN-13, EAN-8 or GTIN-14. */
export const barcodeSchema = z.string().regex(/^(\d{8}|\d{13}|\d{14})$/);

/** Who says what is in a product: its label, Open Food Facts, or a person who typed it in. */
export const PRODUCT_ORIGINS = ['label', 'open-food-facts', 'person'] as const;
export type ProductOrigin = (typeof PRODUCT_ORIGINS)[number];

export const PRODUCT_NAME_MAX = 120;
/** Largest serving of a label, in grams or millilitres. */
export const SERVING_MAX = 5_000;

/** What is known of a product. One value, so that of two answers one stands and never a mixture. */
export const productFactsSchema = z.strictObject({
  name: z.string().trim().min(1).max(PRODUCT_NAME_MAX),
  brand: z.string().trim().max(PRODUCT_NAME_MAX).nullable(),
  /** What its amounts are counted in: millilitres on drinks, where 1 ml is taken as 1 g. */
  unit: z.enum(['g', 'ml']),
  /** Figures of 100 g or 100 ml. */
  per100: nutrientsSchema,
  /** A serving as the label states it, in the unit; null where it states none. */
  serving: z
    .strictObject({ size: z.number().positive().max(SERVING_MAX), text: z.string().max(60) })
    .nullable(),
  from: z.enum(PRODUCT_ORIGINS),
});

const clientFields = z.strictObject({
  /** Null where only its label was read: it is found by its name then. */
  barcode: barcodeSchema.nullable(),
  facts: productFactsSchema,
});

/** A packed food that a person has scanned, or whose label they have read. */
export const productKind = defineRecord({
  client: clientFields,
  server: z.strictObject({}),
  first: {},
  derivedId: true,
});

export type ProductFacts = z.infer<typeof productFactsSchema>;
export type ProductFields = z.infer<typeof clientFields>;
