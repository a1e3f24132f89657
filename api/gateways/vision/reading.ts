import * as z from 'zod';

import { ProviderFailure } from './provider-failure';

const ITEMS_MOST = 40;

// Uses only what every compatible server supports; some refuse ranges and lengths, which `ground-items.ts` checks.
const seenItem = z.object({
  name: z.string(),
  preparation: z.string(),
  household_measure: z.string(),
  grams: z.number(),
  grams_low: z.number(),
  grams_high: z.number(),
  seen: z.enum(['visible', 'assumed']),
  confidence: z.enum(['high', 'medium', 'low']),
  /** Used if no table has the food, and to check the match if one has. */
  per_100g: z
    .object({ calories: z.number(), protein: z.number(), carbs: z.number(), fat: z.number() })
    .nullable(),
});

/** The order of the fields is the order in which the model thinks. */
export const readingSchema = z.object({
  verdict: z.enum(['food', 'not_food', 'unclear']),
  items: z.array(seenItem),
  questions: z.array(
    z.object({ item: z.number().nullable(), text: z.string(), options: z.array(z.string()) }),
  ),
});

export type MealReading = z.infer<typeof readingSchema>;
export type SeenItem = MealReading['items'][number];

/** Parses the model's answer, of any provider. @throws ProviderFailure and nothing else */
export function readingOf(text: string): MealReading {
  const reading = readingSchema.safeParse(jsonOf(text));
  if (!reading.success || !isPossible(reading.data)) throw new ProviderFailure('wrong_shape');
  return reading.data;
}

/** Some servers wrap JSON in a code block, or think aloud before it. */
function jsonOf(text: string): unknown {
  const plain = text.replace(/^[\s\S]*<\/think>/, '');
  const from = plain.indexOf('{');
  const to = plain.lastIndexOf('}');
  if (from === -1 || to < from) throw new ProviderFailure('malformed');
  try {
    return JSON.parse(plain.slice(from, to + 1));
  } catch {
    throw new ProviderFailure('malformed');
  }
}

/** An impossible answer counts as the provider's failure, so the user is not charged for it. */
function isPossible({ verdict, items }: MealReading): boolean {
  if (items.length > ITEMS_MOST) return false;
  if (verdict === 'not_food') return items.length === 0;
  return verdict === 'unclear' || items.some(({ grams, name }) => grams > 0 && name.trim() !== '');
}
