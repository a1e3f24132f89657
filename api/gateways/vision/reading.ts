import * as z from 'zod';

// Plain objects, lists, words from a list and null: what every compatible server understands.
// Ranges and lengths are not in it, some refuse them; `ground-items.ts` holds those.
const seenItem = z.object({
  name: z.string(),
  preparation: z.string(),
  household_measure: z.string(),
  grams: z.number(),
  grams_low: z.number(),
  grams_high: z.number(),
  seen: z.enum(['visible', 'assumed']),
  confidence: z.enum(['high', 'medium', 'low']),
  /** Typical figures as the model knows them: they stand where no table has the food, and check what one has. */
  per_100g: z
    .object({ calories: z.number(), protein: z.number(), carbs: z.number(), fat: z.number() })
    .nullable(),
});

/** What a model says of a meal: what is on the plate and how much. Its order is that of the thinking. */
export const readingSchema = z.object({
  verdict: z.enum(['food', 'not_food', 'unclear']),
  items: z.array(seenItem),
  questions: z.array(
    z.object({ item: z.number().nullable(), text: z.string(), options: z.array(z.string()) }),
  ),
});

export type MealReading = z.infer<typeof readingSchema>;
export type SeenItem = MealReading['items'][number];
