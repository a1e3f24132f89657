import {
  averageOfDays,
  type PlanAverage,
  type PlanSum,
  sumOfMeals,
} from '#shared/nutrition/plan/plan-sums';
import { contentsOf, type Planned } from '#shared/rules/meal-plan/planned-meal';
import { shownItems } from '#shared/rules/meal-state';

import type { PlannedEntry } from '../../store/kitchen/planned-meals';

/** The items of a planned meal; for an eaten meal, the items in the diary. */
export function contentsOfEntry(entry: PlannedEntry): Planned {
  const { items, notCounted } = contentsOf(entry, entry.recipe);
  return { items: entry.eaten ? (shownItems(entry.eaten) ?? []) : items, notCounted };
}

export function sumOfEntries(entries: readonly PlannedEntry[]): PlanSum {
  return sumOfMeals(entries.map(contentsOfEntry));
}

/**
 * The average of the planned days, and the average target of the same days. Targets of days without a plan do not
 * count.
 * @param targetOf target of a day in kcal; undefined without goals
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
