import { type Aisle, aisleOf } from '#shared/rules/shopping/aisles';
import {
  type PlannedDish,
  type ShoppingLine,
  shoppingLines,
  tickState,
  type TickState,
} from '#shared/rules/shopping/shopping-list';

import { type PlannedEntry, usePlannedWeek } from '../../store/kitchen/planned-meals';
import { type ShoppingItemEntry, useShoppingItems } from '../../store/kitchen/shopping-items';

/** A line of the plan, or one that a person wrote. */
export interface ListedLine {
  key: string;
  name: string;
  aisle: Aisle;
  state: TickState;
  /** undefined where a person wrote it. */
  planned: ShoppingLine | undefined;
  /** undefined where nobody has ticked it yet. */
  item: ShoppingItemEntry | undefined;
}

/**
 * What the planned meals of a week still need, and what was written by hand. It follows from the plan at any time, so
 * that two devices with one plan have one list. undefined while loading.
 */
export function useShoppingList(from: string, today: string): ListedLine[] | undefined {
  const week = usePlannedWeek(from);
  const items = useShoppingItems();
  if (!week || !items) return undefined;
  const entries = week.from === from ? week.entries : [];
  const isAhead = ({ day, eaten }: PlannedEntry) => day >= today && !eaten;
  const planned = shoppingLines(entries.filter(isAhead).map(dishOf));
  const ticks = new Map(items.flatMap((item) => (item.key === null ? [] : [[item.key, item]])));
  return [
    ...planned.map((line): ListedLine => {
      const item = ticks.get(line.key);
      const { key, name, aisle } = line;
      return { key, name, aisle, planned: line, item, state: tickState(line, item) };
    }),
    ...items.filter(({ key }) => key === null).map(byHand),
  ];
}

function byHand(item: ShoppingItemEntry): ListedLine {
  const { id, text, ticked } = item;
  const state = ticked ? 'ticked' : 'open';
  return { key: id, name: text, aisle: aisleOf(text), planned: undefined, item, state };
}

function dishOf({ id, name, portions, recipe }: PlannedEntry): PlannedDish {
  const part = recipe ? portions / recipe.servings : portions;
  return { meal: id, name, lines: recipe?.lines, part };
}
