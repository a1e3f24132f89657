import type { MealEntry } from '../../../store/meals';

import { localNow } from '../../../ui/words/local-now';

export interface Day {
  /** 'YYYY-MM-DD' */
  day: string;
  entries: MealEntry[];
}

/** Groups meals, newest first, by the day on which they were eaten. */
export function byDay(meals: readonly MealEntry[]): Day[] {
  const days: Day[] = [];
  for (const entry of meals) {
    const day = entry.meal.mealTime.slice(0, 10);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}

const FORMAT = new Intl.DateTimeFormat('en', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** 'Today', or the day in words. */
export function dayWords(day: string): string {
  return day === localNow().slice(0, 10) ? 'Today' : FORMAT.format(new Date(`${day}T00:00Z`));
}
