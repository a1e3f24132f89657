import type { NutrientSums } from '#shared/nutrition/nutrients/sum-nutrients';
import { EVERY_NUTRIENT, EVERY_ROW } from '#shared/records/every-nutrient';

import { csv, type Row } from './csv';

/** The average day of a week. */
export interface WeekAverage {
  /** 'YYYY-MM-DD' */
  from: string;
  to: string;
  /** The number of complete days in it. */
  days: number;
  /** Null if no day is complete. */
  sums: NutrientSums | null;
}

/**
 * Weekly averages as CSV: one row per week, and for each nutrient the share of the energy for which it is known, in
 * percent.
 */
export async function weeklyFile(weeks: readonly WeekAverage[]): Promise<string> {
  let text = '';
  for await (const part of csv(weeks.map(rowOf))) text += part;
  return text;
}

function rowOf({ from, to, days, sums }: WeekAverage): Row {
  const figures = EVERY_NUTRIENT.flatMap((nutrient) => {
    const { label, unit } = EVERY_ROW[nutrient];
    const amount = sums?.[nutrient].amount ?? null;
    const known = sums ? Math.round(sums[nutrient].coverage * 100) : null;
    return [
      [`${label} (${unit})`, amount === null ? null : Number(amount.toPrecision(4))] as const,
      [`${label}, known for % of energy`, known] as const,
    ];
  });
  return { from, to, 'complete days': days, ...Object.fromEntries(figures) };
}
