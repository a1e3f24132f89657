import * as z from 'zod';

// Characters that could mislead a reader: control characters, and marks that change the text direction.
const UNPLAIN = /(?!\n)[\p{Cc}\p{Bidi_Control}]/gu;

/** A text as a link contains it. @param most the most characters, as JavaScript counts them */
export function plain(text: string, most: number): string {
  return text.replace(UNPLAIN, '').trim().slice(0, most).trim();
}

/** Like `plain`, for a name that must not be empty. */
export function plainName(text: string, most: number): string {
  return plain(text, most) || '?';
}

/** A schema that accepts the results of these functions unchanged. @param least the fewest characters */
export function plainTextSchema(most: number, least = 1) {
  return z
    .string()
    .min(least)
    .max(most)
    .refine((text) => text === plain(text, most));
}
