import type { Meal } from '#shared/records/meal';
import type { Analysis, MealItem } from '#shared/records/meal-item';

import { currentAnalysis, openProposal, shownItems } from './meal-state';
import { areFiguresStated, isAmountStated, likeness, pairsOf, SAME_FOOD } from './same-food';

/** A first reading of what the person has made their own stands open as a proposal, too. */
const isOpen = (meal: Meal, { id }: Analysis) => id !== undefined && openProposal(meal)?.id === id;

const isSame = (one: MealItem, other: MealItem) =>
  one.id === other.id || likeness(one, other) >= SAME_FOOD;

/** One line of what a later reading would change. */
export interface Difference {
  /** `again`: the person has taken it out before, and the reading has it again. */
  kind: 'same' | 'changed' | 'added' | 'again' | 'removed' | 'kept';
  /** The item as the person has it; null where the reading adds one. */
  mine: MealItem | null;
  /** The item as it would be, with everything that the person has edited; null where it would go. */
  next: MealItem | null;
}

/**
 * What a proposed reading would make of a person's items, item by item and in their order. Parts that
 * the person has edited, and amounts that they stated, are locked: `next` always holds them. An item that
 * they have touched or stated at all is never taken away (`kept`); another goes where the reading has
 * nothing like it.
 * @param removed items that the person has taken out of earlier readings
 */
export function differenceOf(
  mine: readonly MealItem[],
  proposed: readonly MealItem[],
  removed: readonly MealItem[] = [],
): Difference[] {
  const pairs = pairsOf(mine, proposed);
  const lines = mine.map((item, place): Difference => {
    const other = proposed[pairs.get(place) ?? -1];
    if (!other) {
      const kept = item.edited.length > 0 || isAmountStated(item);
      return { kind: kept ? 'kept' : 'removed', mine: item, next: kept ? item : null };
    }
    const next = withLocks(item, other);
    return { kind: isAlike(item, next) ? 'same' : 'changed', mine: item, next };
  });
  const paired = new Set(pairs.values());
  const left = proposed.filter((_, at) => !paired.has(at));
  const added = left.map((item): Difference => {
    return { kind: isNotEaten(item, removed) ? 'again' : 'added', mine: null, next: item };
  });
  return [...lines, ...added];
}

/** What a proposal would make of a meal. */
export function differenceOfMeal(meal: Meal, proposal: Analysis): Difference[] {
  return differenceOf(shownItems(meal) ?? [], proposal.items, notEaten(meal));
}

/**
 * The items that a person has once they take up a proposal, whole or in part. What they have taken out before
 * stays out unless they take it up by itself.
 * @param isTaken whether a line, by its place, is taken up; the others stay as they are
 */
export function itemsAfter(
  differences: readonly Difference[],
  isTaken: (place: number) => boolean = (place) => differences[place]?.kind !== 'again',
): MealItem[] {
  return differences.flatMap(({ mine, next }, place) => (isTaken(place) ? next : mine) ?? []);
}

/** Whether the weight of a person's item stands, whatever a reading says: other words may state another. */
function isWeightLocked(mine: MealItem, other: MealItem): boolean {
  return mine.edited.includes('grams') || (isAmountStated(mine) && !isAmountStated(other));
}

/** The reading's item under the person's id, with the parts that the person has edited or stated. */
function withLocks(mine: MealItem, other: MealItem): MealItem {
  const isLocked = isWeightLocked(mine, other);
  // A weight that was set by hand says nothing of the food.
  if (isLocked && areFiguresStated(mine) && !mine.edited.includes('grams')) return mine;
  const next: MealItem = { ...other, id: mine.id, edited: mine.edited };
  if (mine.edited.includes('name')) next.name = mine.name;
  if (mine.edited.includes('food')) {
    next.name = mine.name;
    next.per100g = mine.per100g;
    next.source = mine.source;
  }
  if (isLocked) {
    next.grams = mine.grams;
    next.amount = mine.amount;
    delete next.gramsLow;
    delete next.gramsHigh;
  }
  return { ...next, ...boundsOf(next, isLocked ? mine : other) };
}

/** Bounds as wide, in proportion, as those of the item whose weight stands. */
function boundsOf(item: MealItem, like: MealItem): Pick<MealItem, 'caloriesLow' | 'caloriesHigh'> {
  const calories = caloriesOf(item);
  const before = caloriesOf(like);
  const share = (bound: number) => (before > 0 ? (calories * bound) / before : calories);
  return { caloriesLow: share(like.caloriesLow), caloriesHigh: share(like.caloriesHigh) };
}

const caloriesOf = ({ per100g, grams }: MealItem) => ((per100g.calories ?? 0) * grams) / 100;

function isAlike(one: MealItem, other: MealItem): boolean {
  return (
    one.name === other.name &&
    Math.round(one.grams) === Math.round(other.grams) &&
    Math.round(caloriesOf(one)) === Math.round(caloriesOf(other))
  );
}

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
function isNotEaten(item: MealItem, removed: readonly MealItem[]): boolean {
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
