import { withDoubts } from '#shared/nutrition/analyzer/confidence';
import { rangeOfItems } from '#shared/nutrition/items/meal-range';
import { itemNutrients, totalNutrients } from '#shared/nutrition/items/totals';
import type { Analysis, MealItem } from '#shared/records/meal-item';
import { areFiguresStated, isAmountStated, pairsOf, SAME_SORT } from '#shared/rules/same-food';

const ITEMS_MAX = 60;

/** Stated weights and figures replace the provider's; what it left out is added. @param told the user's items */
export function withStated(analysis: Analysis, told: readonly MealItem[]): Analysis {
  const stated = told.filter(isAmountStated);
  if (stated.length === 0) return analysis;
  const places = pairsOf(stated, analysis.items, SAME_SORT);
  const toldAt = new Map([...places].map(([place, at]) => [at, stated[place]]));
  const left = stated.filter((_, place) => !places.has(place));
  const read = analysis.items.slice(0, ITEMS_MAX - left.length).map((item, at) => {
    const said = toldAt.get(at);
    return said ? asStated(item, said) : item;
  });
  const items = [...read, ...left.map((item) => withoutRepeatedId(item, read))];
  const calories = totalNutrients(items).calories ?? 0;
  const doubts = { unread: 0, foreign: false, calories };
  return { ...analysis, items, ...withDoubts(rangeOfItems(items), doubts) };
}

function asStated(item: MealItem, said: MealItem): MealItem {
  if (areFiguresStated(said)) return { ...said, id: item.id };
  const next = { ...item, grams: said.grams, amount: said.amount };
  delete next.gramsLow;
  delete next.gramsHigh;
  const [calories, before] = [caloriesOf(next), caloriesOf(said)];
  const share = (bound: number) => (before > 0 ? (calories * bound) / before : calories);
  return { ...next, caloriesLow: share(said.caloriesLow), caloriesHigh: share(said.caloriesHigh) };
}

function withoutRepeatedId(item: MealItem, others: readonly MealItem[]): MealItem {
  const isTaken = others.some(({ id }) => id === item.id);
  return isTaken ? { ...item, id: `said-${item.id}`.slice(0, 40) } : item;
}

const caloriesOf = (item: MealItem) => itemNutrients(item).calories ?? 0;

const SHARE_MOST = 0.15;

export function changesEnergy(
  logged: readonly MealItem[] | null,
  read: readonly MealItem[],
): boolean {
  if (!logged || logged.length === 0) return false;
  const [before, after] = [logged, read].map((items) => totalNutrients(items).calories ?? 0);
  return Math.abs((after ?? 0) - (before ?? 0)) > SHARE_MOST * (before ?? 0);
}
