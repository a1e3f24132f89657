import type { Meal } from '#shared/records/meal';
import type { Analysis, MealItem } from '#shared/records/meal-item';

import { currentAnalysis, openProposal, shownItems } from './meal-state';
import { likeness, SAME_FOOD } from './same-food';

/** What readings found in a meal that its person has taken out, or did not take over: it was not eaten. */
export function notEaten(meal: Meal): MealItem[] {
  const mine = shownItems(meal) ?? [];
  const earlier = decidedReadings(meal).flatMap(({ items }) => items);
  return earlier.filter((item, place) => {
    const isAmong = (others: readonly MealItem[]) => others.some((other) => isSame(item, other));
    return !isAmong(mine) && !isAmong(earlier.slice(0, place));
  });
}

/** Whether an item is one of those, as another reading has it. */
export function isNotEaten(item: MealItem, removed: readonly MealItem[]): boolean {
  return removed.some((one) => likeness(item, one) >= SAME_FOOD);
}

/** The readings whose items the person has gone through: what theirs were made of, and what they settled. */
function decidedReadings(meal: Meal): Analysis[] {
  const { estimate, proposal = null } = meal;
  const shown = [currentAnalysis(meal), estimate].filter((reading) => reading !== null);
  const own = shown.filter((reading) => isMadeOf(meal, reading) || shown.length === 1);
  const settled = proposal && proposal.id === meal.settled ? [proposal] : [];
  return [...(meal.items ? own.filter((reading) => !isOpen(meal, reading)) : []), ...settled];
}

/** Whether the person's items were made of a reading: edited ones keep their ids. */
function isMadeOf({ items }: Meal, { items: read }: Analysis): boolean {
  return read.some(({ id }) => items?.some((item) => item.id === id));
}

/** A first reading of what the person has made their own stands open as a proposal, too. */
const isOpen = (meal: Meal, { id }: Analysis) => id !== undefined && openProposal(meal)?.id === id;

const isSame = (one: MealItem, other: MealItem) =>
  one.id === other.id || likeness(one, other) >= SAME_FOOD;
