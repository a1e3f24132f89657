import * as z from 'zod';

import { ProviderFailure } from './provider-failure';
import { readingSchema, type MealReading } from './reading';

const ITEMS_MOST = 40;

const answerSchema = z.object({
  choices: z.tuple(
    [
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ refusal: z.unknown().optional(), content: z.string().nullish() }),
      }),
    ],
    z.unknown(),
  ),
});

/** @throws ProviderFailure and nothing else */
export function readingOf(answer: unknown): MealReading {
  const parsed = answerSchema.safeParse(answer);
  if (!parsed.success) throw new ProviderFailure('malformed');
  const { finish_reason: ending, message } = parsed.data.choices[0];
  const { refusal, content } = message;
  if (Boolean(refusal) || ending === 'content_filter') throw new ProviderFailure('refused');
  if (ending === 'length') throw new ProviderFailure('truncated');
  const reading = readingSchema.safeParse(jsonOf(content ?? ''));
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

/** An impossible answer is the provider's fault: nobody is charged for it. */
function isPossible({ verdict, items }: MealReading): boolean {
  if (items.length > ITEMS_MOST) return false;
  if (verdict === 'not_food') return items.length === 0;
  return verdict === 'unclear' || items.some(({ grams, name }) => grams > 0 && name.trim() !== '');
}
