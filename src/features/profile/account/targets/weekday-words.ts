import { WEEKDAYS } from '#shared/records/weekday-target';

import { dateFormatter, dateLocale } from '../../../../ui/words/date-formatter';
import { format } from '../../../../ui/words/format';
import { energyWords } from '../../../../ui/words/quantity';
import { unbroken } from '../../../../ui/words/text';
import { messages } from './messages';

const SHORT = dateFormatter({ weekday: 'short', timeZone: 'UTC' });
const LIST = new Intl.ListFormat(dateLocale(), { type: 'conjunction' });

/** 'Mon' @param day 0 for Monday to 6 for Sunday */
export function weekdayWords(day: number): string {
  // January 1, 2024 was a Monday.
  return SHORT.format(Date.UTC(2024, 0, 1 + day));
}

/** Days of the week in order, 0 for Monday to 6 for Sunday. @param start first day, 1 for Monday to 7 for Sunday */
export function inWeekOrder(start: number): readonly number[] {
  return Array.from({ length: WEEKDAYS }, (_, at) => (start - 1 + at) % WEEKDAYS);
}

/** 'Sat and Sun have 2,400 kcal. ...', highest first. @param shifts kcal, Monday first */
export function energiesWords(calories: number, shifts: readonly number[]): string {
  const kcal = (value: number) => unbroken(energyWords(value));
  if (shifts.every((shift) => shift === 0))
    return format(messages.ofEveryDay, { energy: kcal(calories) });
  const groups = new Map<number, number[]>();
  for (const [day, shift] of shifts.entries()) {
    // Rounded to ten, because the other days may differ by 1 kcal.
    const energy = Math.round((calories + shift) / 10) * 10;
    groups.set(energy, [...(groups.get(energy) ?? []), day]);
  }
  const lines = [...groups]
    .sort(([one], [other]) => other - one)
    .map(([energy, days]) =>
      format(messages.daysHave, {
        count: days.length,
        days: LIST.format(days.map(weekdayWords)),
        energy: kcal(energy),
      }),
    );
  return [...lines, format(messages.theWeekHas, { energy: kcal(calories * WEEKDAYS) })].join(' ');
}
