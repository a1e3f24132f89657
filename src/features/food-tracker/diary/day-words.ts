import { daysAfter } from '#shared/rules/calendar';

import { dateFormatter } from '../../../ui/words/date-formatter';
import { dateWithYear, localNow, timeOfDayWords } from '../../../ui/words/time';
import { messages } from './messages';

const THIS_YEAR = dateFormatter({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

const SHORT = dateFormatter({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

const OTHER_YEAR = dateFormatter({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** 'Today', 'Yesterday', 'Tomorrow' or 'Friday, November 20'. @param day 'YYYY-MM-DD' */
export function dayWords(day: string, today: string = localNow().slice(0, 10)): string {
  const near = {
    [today]: messages.today,
    [daysAfter(today, -1)]: messages.yesterday,
    [daysAfter(today, 1)]: messages.tomorrow,
  };
  return near[day] ?? dateWords(day, today);
}

/** A date, with the year if it is not the current one. */
export function dateWords(day: string, today: string = localNow().slice(0, 10)): string {
  const format = day.slice(0, 4) === today.slice(0, 4) ? THIS_YEAR : OTHER_YEAR;
  return format.format(new Date(`${day}T00:00Z`));
}

/** For use inside a sentence: 'yesterday', 'Friday, November 20'. */
export function dayInSentence(day: string, today?: string): string {
  const words = dayWords(day, today);
  return [messages.today, messages.yesterday, messages.tomorrow].includes(words)
    ? words.toLowerCase()
    : words;
}

/** Short, for use inside a sentence: 'yesterday', 'Wed, Nov 18', 'May 4, 2019'. */
export function shortDay(day: string, today: string = localNow().slice(0, 10)): string {
  const words = dayInSentence(day, today);
  if (words !== dateWords(day, today)) return words;
  if (day.slice(0, 4) !== today.slice(0, 4)) return dateWithYear(day);
  return SHORT.format(new Date(`${day}T00:00Z`));
}

/** For headings: 'Today, 08:10'. @param mealTime 'YYYY-MM-DDTHH:mm' */
export function momentOfDay(mealTime: string): string {
  return `${dayWords(mealTime.slice(0, 10))}, ${timeOfDayWords(mealTime)}`;
}
