import { type PlanSum, sumOfMeals } from '#shared/nutrition/plan/plan-sums';
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
