import * as z from 'zod';

// Only what every compatible server understands; some refuse ranges and lengths, which `ground-items.ts` checks.
const seenItem = z.object({
  name: z.string(),
  preparation: z.string(),
  household_measure: z.string(),
  grams: z.number(),
  grams_low: z.number(),
  grams_high: z.number(),
  seen: z.enum(['visible', 'assumed']),
  confidence: z.enum(['high', 'medium', 'low']),
  /** Used if no table has the food, and to check the one that has. */
  per_100g: z
    .object({ calories: z.number(), protein: z.number(), carbs: z.number(), fat: z.number() })
    .nullable(),
});

/** The order of the fields is the order of thinking. */
export const readingSchema = z.object({
  verdict: z.enum(['food', 'not_food', 'unclear']),
  items: z.array(seenItem),
  questions: z.array(
    z.object({ item: z.number().nullable(), text: z.string(), options: z.array(z.string()) }),
  ),
});

export type MealReading = z.infer<typeof readingSchema>;
export type SeenItem = MealReading['items'][number];
