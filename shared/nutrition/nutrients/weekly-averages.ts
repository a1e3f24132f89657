import type { DetailTable } from './detail-table';
import { type NutrientSums, type SummedItem, sumNutrients } from './sum-nutrients';

export interface EatenItems {
  /** Local, 'YYYY-MM-DD'. */
  day: string;
  items: readonly SummedItem[];
}

/**
 * The average day of each week, over its complete days alone.
 * @param weeks each a list of local days @param isComplete whether a day counts
 * @returns for each week how many days counted, and their sums; null where none did
 */
export function weeklyAverages(
  meals: readonly EatenItems[],
  {
    weeks,
    isComplete,
  }: { weeks: readonly (readonly string[])[]; isComplete: (day: string) => boolean },
  table: DetailTable,
): { days: number; sums: NutrientSums | null }[] {
  const byDay = new Map<string, SummedItem[]>();
  for (const { day, items } of meals) byDay.set(day, [...(byDay.get(day) ?? []), ...items]);
  return weeks.map((week) => {
    const days = week.filter(isComplete);
    const items = days.flatMap((day) => byDay.get(day) ?? []);
    return {
      days: days.length,
      sums: days.length === 0 ? null : sumNutrients(items, table, days.length),
    };
  });
}
