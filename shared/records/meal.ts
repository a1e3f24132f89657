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
  /** Wall-clock time where the user ate, so the meal stays on that day in every time zone. */
  mealTime: localDateTimeSchema,
  photoId: z.uuid().nullable(),
  /** The device's own analysis of the description, made without network. */
  estimate: analysisSchema.nullable(),
  /** The user's own list of items. If set, it takes precedence over every analysis. */
  items: z.array(mealItemSchema).max(60).nullable(),
  /** The user's latest re-analysis request: a new id each time. The server analyzes once for each id. */
  asked: z.uuid().nullable().optional(),
  /** Id of the last proposal that the user has accepted or declined. */
  settled: z.uuid().nullable().optional(),
  /** Id of a `mealSlot` that counts as the `mealType`. If the slot was deleted, the meal is listed under its type. */
  slot: z.uuid().nullable().optional(),
});

const serverFields = z.strictObject({
  /** The server's analysis (for a photo, by the AI provider); devices never write it. */
  analysis: analysisSchema.nullable(),
  /** A later analysis, shown next to the user's items until the user accepts or declines it. */
  proposal: analysisSchema.nullable(),
  /** How far the server is with the meal's analysis; null if none is running. */
  progress: progressSchema.nullable(),
});

export const mealKind = defineRecord({
  client: clientFields,
  server: serverFields,
  first: { analysis: null, proposal: null, progress: null },
});

export type MealFields = z.infer<typeof clientFields>;
export type Meal = MealFields & Partial<z.infer<typeof serverFields>>;
