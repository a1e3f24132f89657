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

/** A line that follows from the plan, or one that the user wrote. */
export interface ListedLine {
  key: string;
  name: string;
  aisle: Aisle;
  state: TickState;
  /** undefined if the user wrote the line. */
  planned: ShoppingLine | undefined;
  /** undefined if the line was never ticked. */
  item: ShoppingItemEntry | undefined;
}

/**
 * The ingredients that a week's planned meals still need, and lines that the user wrote. Calculated from the plan, so
 * that two devices with the same plan have the same list. undefined while loading.
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
