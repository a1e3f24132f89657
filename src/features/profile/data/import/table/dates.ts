import { isLocalDay } from '#shared/records/local-date-time';

export type DateOrder = 'day-first' | 'month-first';

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/;
const NUMBERS = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?:[, T].*)?$/;
const NAMED_DAY_FIRST = /^(\d{1,2})\.? ([a-z]{3})[a-z]*\.?,? (\d{4})$/i;
const NAMED_MONTH_FIRST = /^([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})$/i;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** How the dates of a table are read. */
export interface Dates {
  /** A text as 'YYYY-MM-DD'; undefined for a date that does not exist. */
  read: (text: string) => string | undefined;
  /** A date that can be read in two ways; null if there is none. */
  unclear: string | null;
}

/**
 * Reads the dates of a table. Dates with only one possible reading show which number is the day; if there are
 * none, `known` decides, and otherwise it is not guessed.
 */
export function datesOf(texts: readonly string[], known: DateOrder | undefined): Dates {
  const orders = new Set(texts.flatMap((text) => orderOf(text) ?? []));
  const [seen] = orders.size === 1 ? orders : [];
  const order = seen ?? known;
  const unclear = order === undefined ? texts.find((text) => isUnclear(text)) : undefined;
  return { read: (text) => dayOf(text.trim(), order ?? 'month-first'), unclear: unclear ?? null };
}

/** The order that a single date shows; undefined if both are possible or it is not such a date. */
function orderOf(text: string): DateOrder | undefined {
  const [, first, mark, second] = NUMBERS.exec(text.trim()) ?? [];
  if (first === undefined || mark === '.') return undefined;
  if (Number(first) > 12 && Number(second) <= 12) return 'day-first';
  return Number(second) > 12 && Number(first) <= 12 ? 'month-first' : undefined;
}

function isUnclear(text: string): boolean {
  const [, first, mark, second] = NUMBERS.exec(text.trim()) ?? [];
  // In dates with points, the day always comes first.
  if (first === undefined || mark === '.') return false;
  return Number(first) !== Number(second) && Number(first) <= 12 && Number(second) <= 12;
}

function dayOf(text: string, order: DateOrder): string | undefined {
  const iso = ISO.exec(text);
  if (iso) return existing(iso[1], iso[2], iso[3]);
  const numbers = NUMBERS.exec(text);
  if (numbers) {
    const [, first, mark, second, year = ''] = numbers;
    const whole = year.length === 2 ? `20${year}` : year;
    const isDayFirst = mark === '.' || order === 'day-first';
    return isDayFirst ? existing(whole, second, first) : existing(whole, first, second);
  }
  const dayFirst = NAMED_DAY_FIRST.exec(text);
  if (dayFirst) return existing(dayFirst[3], monthOf(dayFirst[2]), dayFirst[1]);
  const monthFirst = NAMED_MONTH_FIRST.exec(text);
  return monthFirst ? existing(monthFirst[3], monthOf(monthFirst[1]), monthFirst[2]) : undefined;
}

function monthOf(name = ''): string {
  return String(MONTHS.indexOf(name.toLowerCase()) + 1);
}

function existing(...parts: (string | undefined)[]): string | undefined {
  const [year = '', month = '', day = ''] = parts;
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isLocalDay(text) ? text : undefined;
}

const TIME = /^(\d{1,2})[:.](\d{2})(?::\d{2}(?:\.\d+)?)?\s*(?:([ap])\.?\s?m\.?)?$/i;

/** Reads a time in 12-hour ('7:45 PM') or 24-hour format as 'HH:mm'; null if it is not a time. */
export function clockTime(text: string): string | null {
  const [, hours, minutes = '', half] = TIME.exec(text.trim()) ?? [];
  if (hours === undefined || Number(minutes) > 59) return null;
  const hour = hourOf(Number(hours), half?.toLowerCase());
  return hour > 23 ? null : `${String(hour).padStart(2, '0')}:${minutes}`;
}

function hourOf(hour: number, half: string | undefined): number {
  // Some programs write '20:15 PM', a 24-hour time with AM or PM.
  if (half === undefined || hour > 12) return hour;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}
