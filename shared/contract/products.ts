import * as z from 'zod';

import { barcodeSchema, foodKind } from '#shared/records/food';

import { defineEndpoint } from './endpoint';

/** What Open Food Facts knows of a product, where the host has chosen to ask it. */
export const findProduct = defineEndpoint({
  method: 'GET',
  path: '/api/products',
  input: z.strictObject({ barcode: barcodeSchema }),
  output: z.object({
    /** Whether anybody was asked, now or when somebody scanned the product before. */
    asked: z.boolean(),
    food: foodKind.client.nullable(),
  }),
  errors: ['busy'],
});
