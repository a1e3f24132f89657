import * as z from 'zod';

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/;

/** Whether `text` is a date and time that exists, as a datetime-local field writes it. */
export function isLocalDateTime(text: string): boolean {
  const parts = SHAPE.exec(text)?.slice(1).map(Number);
  if (!parts) return false;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts;
  if (year < 1900 || hour > 23 || minute > 59) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** 'YYYY-MM-DDTHH:mm' without a zone. */
export const localDateTimeSchema = z
  .string()
  .refine(isLocalDateTime, 'This is not a date and time that exists.');
