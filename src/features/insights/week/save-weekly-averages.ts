import { type WeekAverage, weeklyFile } from '#shared/export/weekly-file';
import { intakeByDay } from '#shared/nutrition/intake/day-intake';
import { weeklyAverages } from '#shared/nutrition/nutrients/weekly-averages';
import type { DayMark } from '#shared/records/day-mark';
import { dayStatus } from '#shared/rules/day-status';
import { shownItems } from '#shared/rules/meal-state';

import { loadDetailTable } from '../../../device/detail-table';
import { saveFile } from '../../../device/save-file';
import { activeStore } from '../../../store/account-store';
import { mealsOfDays } from '../../../store/meals-of-days';
import { finishedDays } from '../spans';
import { WEEK } from './week-words';

/** About three months. */
const WEEKS = 13;

interface Counted {
  marks: ReadonlyMap<string, DayMark>;
  today: string;
  /** kcal a day; undefined without goals. */
  resting: number | undefined;
}

/** Saves the last 13 weeks up to yesterday as a CSV file, newest first. Rejects if the nutrient table cannot be loaded. */
export async function saveWeeklyAverages(counted: Counted): Promise<void> {
  const { today } = counted;
  const days = finishedDays(today, WEEKS * WEEK);
  const meals = await mealsOfDays(await activeStore(), days[0] ?? today, today);
  const table = await loadDetailTable();
  const eaten = meals.map((meal) => ({
    day: meal.mealTime.slice(0, 10),
    items: shownItems(meal) ?? [],
  }));
  const weeks = Array.from({ length: WEEKS }, (_, week) =>
    days.slice(week * WEEK, (week + 1) * WEEK),
  ).reverse();
  const intakes = intakeByDay(eaten);
  const isComplete = (day: string) =>
    intakes.has(day) &&
    dayStatus({
      intake: intakes.get(day),
      mark: counted.marks.get(day),
      isOver: day < today,
      resting: counted.resting,
    }) === 'complete';
  const averages = weeklyAverages(eaten, { weeks, isComplete }, table);
  const rows = weeks.map((week, index): WeekAverage => {
    const { days: complete, sums } = averages[index] ?? { days: 0, sums: null };
    return { from: week[0] ?? '', to: week.at(-1) ?? '', days: complete, sums };
  });
  saveFile(`platelog-weeks-${today}.csv`, await weeklyFile(rows), 'text/csv;charset=utf-8');
}
