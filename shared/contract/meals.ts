import * as z from 'zod';

import { barcodeSchema, foodKind } from '#shared/records/food';
import { localDateTimeSchema } from '#shared/records/local-date-time';
import { DESCRIPTION_MAX, NOTES_MAX } from '#shared/records/meal';
import { nutrientsSchema } from '#shared/records/nutrients';
import { PHOTO_BYTES_MAX } from '#shared/records/photo';

import { defineEndpoint } from './endpoint';

/** Looks up a barcode at Open Food Facts, if the host has turned that on. */
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

/** `nutrients` is the sum over the items, null if unknown. */
const listedMealSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  notes: z.string().nullable(),
  mealType: z.string(),
  mealTime: z.string(),
  imageUrl: z.string().nullable(),
  /** 'waiting': no nutrients yet; `photoStatus` says why. */
  state: z.enum(['analysed', 'waiting']),
  photoStatus: z.string().nullable(),
  nutrients: nutrientsSchema,
  items: z.array(z.unknown()),
  createdAt: z.number(),
  updatedAt: z.number(),
});

export type ListedMeal = z.infer<typeof listedMealSchema>;

export const listMeals = defineEndpoint({
  method: 'GET',
  path: '/api/meals',
  input: z.strictObject({
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    limit: z.coerce.number().int().min(1).max(500).default(100),
  }),
  output: z.object({ meals: z.array(listedMealSchema) }),
  errors: ['not_authenticated'],
});

const descriptionSchema = z
  .string()
  .trim()
  .min(1, 'Please describe what you ate.')
  .max(DESCRIPTION_MAX);

export const analyzeText = defineEndpoint({
  method: 'POST',
  path: '/api/analyze-text',
  input: z.strictObject({
    description: descriptionSchema,
    mealTime: localDateTimeSchema,
    userId: z.string().optional(),
    notes: z.string().trim().max(NOTES_MAX).optional(),
    /** Chosen by the caller, so that a repeated call changes nothing. */
    mealId: z.uuid().optional(),
  }),
  output: z.object({ meal: listedMealSchema }),
  errors: ['not_authenticated', 'wrong_user', 'id_taken', 'account_full', 'disk_full', 'busy'],
});

export const IMAGE_BYTES_MAX = PHOTO_BYTES_MAX;

/**
 * For the multipart form and the JSON body. With the `photoId` of a synced photo record, the call uploads its bytes;
 * without one it creates a meal and a photo.
 */
const imageFieldsSchema = z.strictObject({
  mealTime: localDateTimeSchema.optional(),
  userId: z.string().optional(),
  notes: z.string().trim().max(NOTES_MAX).optional(),
  photoId: z.uuid().optional(),
});

export const analyzeImage = defineEndpoint({
  method: 'POST',
  path: '/api/analyze-image',
  input: imageFieldsSchema.extend({
    /** A data URL (`data:image/jpeg;base64,...`); the multipart form sends a file instead. */
    image: z.string().min(1).optional(),
  }),
  output: z.object({
    /** Null if the photo's meal was deleted, or is not synced yet. */
    meal: listedMealSchema.nullable(),
    photoId: z.string(),
    status: z.string(),
  }),
  errors: [
    'not_authenticated',
    'wrong_user',
    'not_found',
    'not_an_image',
    'image_too_large',
    'image_too_many_pixels',
    'unsupported_media_type',
    'account_full',
    'disk_full',
    'busy',
  ],
});

export const photoBytes = defineEndpoint({
  method: 'GET',
  path: '/api/photos/:id',
  input: z.strictObject({}),
  output: z.unknown(),
  errors: ['not_authenticated', 'not_found'],
});
