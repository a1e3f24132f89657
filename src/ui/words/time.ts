import { daysAfter, localDateTimeAt } from '#shared/rules/calendar';

import { messages } from './messages';

import { dateFormatter } from './date-formatter';
import { display } from './display';
import { format } from './format';

const MINUTES_OF_HOUR = 60;

const MINUTES_OF_DAY = 24 * MINUTES_OF_HOUR;

// In UTC, because a day has no time zone.
const WITH_YEAR = dateFormatter({
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

const DAY_MS = 24 * 3600 * 1000;
const DAY = dateFormatter({ day: 'numeric', month: 'long' });
const MONTH_AND_YEAR = dateFormatter({ month: 'long', year: 'numeric' });
const DAY_AND_YEAR = dateFormatter({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** For use inside a sentence: 'today, 14:05'. */
export function momentWords(time: number, now: number): string {
  return `${dayOf(new Date(time), new Date(now))}, ${clockWords(time)}`;
}

/** In the user's chosen format, or else the locale's: '14:05', '2:05 PM'. */
export function clockWords(time: number, locale?: string): string {
  return onOneLine(clockIn(locale).format(time));
}

/** '14:05:09', '2:05:09 PM', always in the locale's format. */
export function clockWordsToSecond(time: number, locale?: string): string {
  return onOneLine(clockIn(locale, { second: '2-digit', hour12: undefined }).format(time));
}

/** @param dateTime 'YYYY-MM-DDTHH:mm'; the day does not matter */
export function timeOfDayWords(dateTime: string, locale?: string): string {
  return onOneLine(clockIn(locale, { timeZone: 'UTC' }).format(new Date(`${dateTime}Z`)));
}

// Creating a formatter takes far longer than using it.
const clocks = new Map<string, Intl.DateTimeFormat>();

type ClockOptions = Pick<Intl.DateTimeFormatOptions, 'second' | 'timeZone' | 'hour12'>;

// The same format as in the browser's own fields, unless the user has chosen one.
function clockIn(locale: string | undefined, options: ClockOptions = {}): Intl.DateTimeFormat {
  const { second, timeZone, hour12 } = { hour12: chosenClock(), ...options };
  const key = `${locale ?? ''} ${second ?? ''} ${timeZone ?? ''} ${String(hour12)}`;
  const clock = clocks.get(key) ?? newClock(locale, { second, timeZone, hour12 });
  clocks.set(key, clock);
  return clock;
}

function newClock(locale: string | undefined, { second, timeZone, hour12 }: ClockOptions) {
  const options: Intl.DateTimeFormatOptions = {
    hour: '2-digit',
    minute: '2-digit',
    second,
    timeZone,
    // Not `hour12: false`, with which some locales show 24:05.
    ...(hour12 === undefined ? {} : { hourCycle: hour12 ? 'h12' : 'h23' }),
  };
  const clock = new Intl.DateTimeFormat(locale, options);
  return clock.resolvedOptions().hour12 === true
    ? new Intl.DateTimeFormat(locale, { ...options, hour: 'numeric' })
    : clock;
}

function chosenClock(): boolean | undefined {
  const { clock } = display();
  return clock && clock === '12';
}

function onOneLine(words: string): string {
  return words.replace(/\s/g, '\u00a0');
}

function dayOf(day: Date, today: Date): string {
  if (day.toDateString() === today.toDateString()) return 'today';
  // Calculates from noon, because a day with a clock change has 23 or 25 hours.
  const noon = new Date(today.getFullYear(), today.getMonth(), today.getDate(), 12);
  if (day.toDateString() === new Date(noon.getTime() - DAY_MS).toDateString()) return 'yesterday';
  return (day.getFullYear() === today.getFullYear() ? DAY : DAY_AND_YEAR).format(day);
}

/** 'YYYY-MM-DD' as 'Nov 3, 2026'. */
export function dateWithYear(day: string): string {
  return WITH_YEAR.format(new Date(`${day}T12:00Z`));
}

/** 'November 3, 2026', in the device's time zone. */
export function dateOf(time: number): string {
  return DAY_AND_YEAR.format(time);
}

/** 'March 2027', in the device's time zone. */
export function monthOf(time: number): string {
  return MONTH_AND_YEAR.format(time);
}

/** The local time, to the minute, in the format of a datetime-local field. */
export function localNow(): string {
  const now = new Date();
  return localDateTimeAt(now.getTime(), -now.getTimezoneOffset());
}

const DAYS_BACK = 366;
const DAYS_AHEAD = 31;

/** A question about a local date that is probably a mistake: over a year ago or over a month ahead. Null for other dates. */
export function farDateQuestion(dateTime: string, now: string = localNow()): string | null {
  const [day, today] = [dateTime.slice(0, 10), now.slice(0, 10)];
  const isNear = day >= daysAfter(today, -DAYS_BACK) && day <= daysAfter(today, DAYS_AHEAD);
  return isNear ? null : format(messages.isThisDayRight, { day: dateWithYear(day) });
}

/**
 * Says that the device's clock is wrong: 'The clock on this device is about 7 minutes fast.'
 * @param ahead how far the clock is ahead, in ms; negative if it is behind
 */
export function clockAheadWords(ahead: number): string {
  const way = ahead > 0 ? 'fast' : 'slow';
  return format(messages.clockIsOff, {
    spanWords: spanWords(Math.abs(ahead) / 60_000),
    way,
  });
}

function spanWords(minutes: number): string {
  if (minutes >= 2 * MINUTES_OF_DAY)
    return format(messages.days, { days: Math.round(minutes / MINUTES_OF_DAY) });
  if (minutes >= 2 * MINUTES_OF_HOUR) {
    return format(messages.hours, { hours: Math.round(minutes / MINUTES_OF_HOUR) });
  }
  return format(messages.minutes, { minutes: Math.round(minutes) });
}
