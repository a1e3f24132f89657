import type { Meal } from '#shared/records/meal';
import type { Analysis, MealItem } from '#shared/records/meal-item';

import { currentAnalysis, openProposal, shownItems } from './meal-state';
import { areFiguresStated, isAmountStated, likeness, pairsOf, SAME_FOOD } from './same-food';

/** The first analysis of a meal with own items is an open proposal, too. */
const isOpen = (meal: Meal, { id }: Analysis) => id !== undefined && openProposal(meal)?.id === id;

const isSame = (one: MealItem, other: MealItem) =>
  one.id === other.id || likeness(one, other) >= SAME_FOOD;

/** One line of the difference between the user's items and a later analysis. */
export interface Difference {
  /** `again`: the user has removed it before, and the analysis contains it again. */
  kind: 'same' | 'changed' | 'added' | 'again' | 'removed' | 'kept';
  /** The user's item; null if the analysis adds one. */
  mine: MealItem | null;
  /** The item after accepting, with all edits of the user; null if it would be removed. */
  next: MealItem | null;
}

/**
 * Compares the user's items with a proposed analysis, item by item and in the user's order. Parts that the user has
 * edited and amounts that the user stated are locked: `next` always contains them. An item that the user has edited
 * or stated is never removed (`kept`); other items are removed if the analysis has no similar one.
 * @param removed items that the user has removed from earlier analyses
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
      const isLocked = item.edited.length > 0 || isAmountStated(item);
      return { kind: isLocked ? 'kept' : 'removed', mine: item, next: isLocked ? item : null };
    }
    const next = withLocks(item, other);
    return { kind: isAlike(item, next) ? 'same' : 'changed', mine: item, next };
  });
  const paired = new Set(pairs.values());
  const unpaired = proposed.filter((_, at) => !paired.has(at));
  const added = unpaired.map((item): Difference => {
    return { kind: isNotEaten(item, removed) ? 'again' : 'added', mine: null, next: item };
  });
  return [...lines, ...added];
}

/** The difference between a meal's shown items and a proposal. */
export function differenceOfMeal(meal: Meal, proposal: Analysis): Difference[] {
  return differenceOf(shownItems(meal) ?? [], proposal.items, notEaten(meal));
}

/**
 * The items after the user accepts a proposal, completely or in part. Items that the user removed before stay removed
 * unless accepted separately.
 * @param isTaken whether the line with this index is accepted; other lines stay unchanged
 */
export function itemsAfter(
  differences: readonly Difference[],
  isTaken: (place: number) => boolean = (place) => differences[place]?.kind !== 'again',
): MealItem[] {
  return differences.flatMap(({ mine, next }, place) => (isTaken(place) ? next : mine) ?? []);
}

/** Whether the user's weight is locked. A stated weight is not locked against an analysis that also states one. */
function isWeightLocked(mine: MealItem, other: MealItem): boolean {
  return mine.edited.includes('grams') || (isAmountStated(mine) && !isAmountStated(other));
}

/** The analysis's item with the user's id and with the parts that the user has edited or stated. */
function withLocks(mine: MealItem, other: MealItem): MealItem {
  const isLocked = isWeightLocked(mine, other);
  // A weight that was only edited by hand does not lock the food.
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

/** Calorie bounds in proportion to those of the other item. */
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

/** Items that analyses found and the user has removed or not accepted: they were not eaten. */
export function notEaten(meal: Meal): MealItem[] {
  const mine = shownItems(meal) ?? [];
  const earlier = decidedReadings(meal).flatMap(({ items }) => items);
  return earlier.filter((item, place) => {
    const isAmong = (others: readonly MealItem[]) => others.some((other) => isSame(item, other));
    return !isAmong(mine) && !isAmong(earlier.slice(0, place));
  });
}

/** Whether an item of another analysis is the same food as a removed one. */
function isNotEaten(item: MealItem, removed: readonly MealItem[]): boolean {
  return removed.some((one) => likeness(item, one) >= SAME_FOOD);
}

/** The analyses that the user has decided on: those that the own items were made from, and settled proposals. */
function decidedReadings(meal: Meal): Analysis[] {
  const { estimate, proposal = null } = meal;
  const analyses = [currentAnalysis(meal), estimate].filter((reading) => reading !== null);
  const own = analyses.filter((reading) => isMadeOf(meal, reading) || analyses.length === 1);
  const settled = proposal && proposal.id === meal.settled ? [proposal] : [];
  return [...(meal.items ? own.filter((reading) => !isOpen(meal, reading)) : []), ...settled];
}

/** Whether the user's items were made from an analysis. Edited items keep their ids. */
function isMadeOf({ items }: Meal, { items: read }: Analysis): boolean {
  return read.some(({ id }) => items?.some((item) => item.id === id));
}
