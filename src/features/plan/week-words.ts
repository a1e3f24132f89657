import { daysAfter, daysBetween } from '#shared/rules/calendar';

import { dateFormatter } from '../../ui/words/date-formatter';
import { messages } from './messages';

const dayFormat = (options: Intl.DateTimeFormatOptions) =>
  dateFormatter({ ...options, timeZone: 'UTC' });

const LONG = dayFormat({ weekday: 'long', day: 'numeric', month: 'long' });
const SHORT = dayFormat({ weekday: 'short', day: 'numeric', month: 'short' });
const IN_MONTH = dayFormat({ day: 'numeric', month: 'short' });
const WEEKDAY = dayFormat({ weekday: 'short' });

const at = (day: string) => new Date(`${day}T00:00Z`);

/** 'Thursday, November 26' */
export function longDay(day: string): string {
  return LONG.format(at(day));
}

/** 'Thu, Nov 26' */
export function shortDay(day: string): string {
  return SHORT.format(at(day));
}

/** 'Nov 26' */
export function shortDate(day: string): string {
  return IN_MONTH.format(at(day));
}

/** 'Thu' */
export function weekday(day: string): string {
  return WEEKDAY.format(at(day));
}

/** 'Nov 23 - 29'. @param from first day of the week */
export function weekDates(from: string): string {
  return IN_MONTH.formatRange(at(from), at(daysAfter(from, 6)));
}

/** 'This week', 'Next week', 'Last week', or its dates. @param current first day of the current week */
export function weekName(from: string, current: string): string {
  const names: Partial<Record<number, string>> = {
    [-7]: messages.weekBefore,
    0: messages.thisWeek,
    7: messages.weekAfter,
  };
  return names[daysBetween(current, from)] ?? weekDates(from);
}
