import * as z from 'zod';

// What a screen would not show as it is: control characters, and marks that turn the direction of what follows.
const UNPLAIN = /(?!\n)[\p{Cc}\p{Bidi_Control}]/gu;

/** A text as a link holds it. @param most characters, as JavaScript counts them */
export function plain(text: string, most: number): string {
  return text.replace(UNPLAIN, '').trim().slice(0, most).trim();
}

/** As `plain`, of something that has to be called somehow. */
export function plainName(text: string, most: number): string {
  return plain(text, most) || '?';
}

/** The schema of what these return; it changes nothing. @param least characters */
export function plainTextSchema(most: number, least = 1) {
  return z
    .string()
    .min(least)
    .max(most)
    .refine((text) => text === plain(text, most));
}
