import {
  averageOfDays,
  type PlanAverage,
  type PlanSum,
  sumOfMeals,
} from '#shared/nutrition/plan/plan-sums';
import { contentsOf, type Planned } from '#shared/rules/meal-plan/planned-meal';
import { shownItems } from '#shared/rules/meal-state';

import type { PlannedEntry } from '../../store/kitchen/planned-meals';

/** Of a meal that was eaten, what the diary says. */
export function contentsOfEntry(entry: PlannedEntry): Planned {
  const { items, notCounted } = contentsOf(entry, entry.recipe);
  return { items: entry.eaten ? (shownItems(entry.eaten) ?? []) : items, notCounted };
}

export function sumOfEntries(entries: readonly PlannedEntry[]): PlanSum {
  return sumOfMeals(entries.map(contentsOfEntry));
}

/**
 * The average of the planned days, and of those days' own targets: what stood before, or stands on a day that nobody
 * has planned, is not what they are compared with.
 * @param targetOf kcal of a day; undefined without goals
 */
export function averageOfPlan(
  days: readonly { day: string; entries: readonly PlannedEntry[] }[],
  targetOf: ((day: string) => number) | undefined,
): { average: PlanAverage; target: number | undefined } {
  const sums = days.map(({ day, entries }) => ({ day, sum: sumOfEntries(entries) }));
  const counted = sums.filter(({ sum }) => sum.calories !== null);
  const targets = targetOf ? counted.map(({ day }) => targetOf(day)) : [];
  return {
    average: averageOfDays(sums.map(({ sum }) => sum)),
    target:
      targets.length === 0
        ? undefined
        : targets.reduce((one, other) => one + other, 0) / targets.length,
  };
}
