import * as z from 'zod';

import { barcodeSchema, foodKind } from '#shared/records/food';

import { defineEndpoint } from './endpoint';

/** Asks Open Food Facts, if the host has turned it on. */
export const findProduct = defineEndpoint({
  method: 'GET',
  path: '/api/products',
  input: z.strictObject({ barcode: barcodeSchema }),
  output: z.object({
    /** False if the host has not turned it on. */
    asked: z.boolean(),
    food: foodKind.client.nullable(),
  }),
  errors: ['busy'],
});
