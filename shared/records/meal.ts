import * as z from 'zod';

import { localDateTimeSchema } from './local-date-time';
import { analysisSchema, mealItemSchema } from './meal-item';
import { progressSchema } from './reading';
import { defineRecord } from './record';

export const MEAL_TYPES = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
export type MealType = (typeof MEAL_TYPES)[number];

export const MEAL_NAME_MAX = 255;
export const DESCRIPTION_MAX = 10_000;
export const NOTES_MAX = 2_000;

const clientFields = z.strictObject({
  name: z.string().trim().max(MEAL_NAME_MAX),
  description: z.string().trim().max(DESCRIPTION_MAX).nullable(),
  notes: z.string().trim().max(NOTES_MAX).nullable(),
  mealType: z.enum(MEAL_TYPES),
  /** Wall-clock time where the person ate: the meal stays on that day in every time zone. */
  mealTime: localDateTimeSchema,
  photoId: z.uuid().nullable(),
  /** The device's own reading of the description, made before any network. */
  estimate: analysisSchema.nullable(),
  /** The person's own list of items; where it is set, it stands above every analysis. */
  items: z.array(mealItemSchema).max(60).nullable(),
  /** The person's latest wish for another reading: a new id each time; the server reads once for each. */
  asked: z.uuid().nullable().optional(),
  /** Id of the last proposal that the person has taken up or turned down. */
  settled: z.uuid().nullable().optional(),
  /** Of a `mealSlot` that counts as the `mealType`; where that is gone, the meal stands under its type. */
  slot: z.uuid().nullable().optional(),
});

const serverFields = z.strictObject({
  /** The server's reading (a provider's, for a photo); devices never write it. */
  analysis: analysisSchema.nullable(),
  /** A later reading, which stands beside what the person sees until they settle it. */
  proposal: analysisSchema.nullable(),
  /** What the server is doing about the meal's reading; null where nothing is under way. */
  progress: progressSchema.nullable(),
});

export const mealKind = defineRecord({
  client: clientFields,
  server: serverFields,
  first: { analysis: null, proposal: null, progress: null },
});

export type MealFields = z.infer<typeof clientFields>;
export type Meal = MealFields & Partial<z.infer<typeof serverFields>>;
