import * as z from 'zod';

const SHAPE = /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d$/;

const FIRST_YEAR = 1900;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether `text` is a date and time that exists, as a datetime-local field writes it. */
export function isLocalDateTime(text: string): boolean {
  if (!SHAPE.test(text)) return false;
  const year = Number(text.slice(0, 4));
  const day = Number(text.slice(8, 10));
  return year >= FIRST_YEAR && day >= 1 && day <= daysOf(year, Number(text.slice(5, 7)));
}

/** Whether `text` is a calendar day that exists, 'YYYY-MM-DD'. */
export function isLocalDay(text: string): boolean {
  return isLocalDateTime(`${text}T00:00`);
}

/** The number of days of a month; 0 if there is no such month. */
function daysOf(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeap ? 29 : (DAYS[month - 1] ?? 0);
}

/** 'YYYY-MM-DDTHH:mm' without a zone. */
export const localDateTimeSchema = z
  .string()
  .refine(isLocalDateTime, 'This is not a date and time that exists.');

/** 'YYYY-MM-DD' without a zone. */
export const localDaySchema = z.string().refine(isLocalDay, 'This is not a day that exists.');
