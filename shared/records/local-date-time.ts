import * as z from 'zod';

const SHAPE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

const FIRST_YEAR = '1900';

/** Whether `text` is a date and time that exists, as a datetime-local field writes it. */
export function isLocalDateTime(text: string): boolean {
  if (!SHAPE.test(text) || text < FIRST_YEAR) return false;
  const time = Date.parse(`${text}:00Z`);
  // A day that does not exist (30 February) is read as another one, or not at all.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** 'YYYY-MM-DDTHH:mm' without a zone. */
export const localDateTimeSchema = z
  .string()
  .refine(isLocalDateTime, 'This is not a date and time that exists.');
