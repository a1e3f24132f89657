import type { MealItem } from '#shared/records/meal-item';
import type { RecipeLine } from '#shared/records/recipe';
import { BOUGHT_MAX, type ShoppingItemFields } from '#shared/records/shopping-item';

import { type Aisle, aisleOf } from './aisles';
import { isAmountSaid, type KitchenAmount, kitchenAmount, sumOfAmounts } from './kitchen-amount';

/** A planned meal for which ingredients have to be bought. */
export interface PlannedDish {
  /** The planned meal's id. */
  meal: string;
  name: string;
  /** The ingredients of the whole recipe; undefined if it has no recipe, so that the dish itself is listed. */
  lines: readonly RecipeLine[] | undefined;
  /** Share of the whole recipe that is planned: 0.5 is half of it. */
  part: number;
}

/** One line of a recipe that needs the food. */
export interface Need {
  meal: string;
  dish: string;
  /** The line as written, for the whole recipe. */
  text: string;
  /** Share of the recipe that is planned. */
  part: number;
  /** Grams for that share; null if the line has no amount or was not understood. */
  grams: number | null;
}

export interface ShoppingLine {
  /** Identifies the line on every device: 'food 1234', 'text 3 tbsp flurbel', 'dish pizza'. */
  key: string;
  /** A recognized food, a line that was not understood, or a dish without a recipe. */
  kind: 'food' | 'as-written' | 'dish';
  name: string;
  aisle: Aisle;
  /** Sum of the stated amounts, in grams; null if there are none. */
  grams: number | null;
  /** The same in a kitchen unit, if all lines use the same one. */
  amount: KitchenAmount | undefined;
  /** Whether some line has no amount, which is not in the sums. */
  andMore: boolean;
  needs: Need[];
}

/**
 * The shopping list for planned meals. Recognized foods are merged by food and scaled to the planned share. A line
 * that was not fully understood stays as written, and a dish without a recipe is listed by name. Tap water is left
 * out.
 */
export function shoppingLines(dishes: readonly PlannedDish[]): ShoppingLine[] {
  const lines = new Map<string, ShoppingLine & { amounts: (KitchenAmount | undefined)[] }>();
  for (const { entry, need, item } of dishes.flatMap(entriesOf)) {
    const line = lines.get(entry.key) ?? { ...entry, ...NOTHING, needs: [], amounts: [] };
    lines.set(entry.key, line);
    line.needs.push(need);
    line.name = plainer(line.name, entry.name);
    if (need.grams === null) {
      line.andMore ||= entry.kind === 'food';
      continue;
    }
    line.grams = (line.grams ?? 0) + need.grams;
    const amount = item && kitchenAmount(item.amount.text);
    line.amounts.push(amount && { ...amount, count: amount.count * need.part });
  }
  return [...lines.values()].map(({ amounts, ...line }) => ({
    ...line,
    amount: sumOfAmounts(amounts),
  }));
}

/** The shorter name, independent of the order of meals. */
function plainer(one: string, other: string): string {
  if (one.length !== other.length) return one.length < other.length ? one : other;
  return one < other ? one : other;
}

const NOTHING = { grams: null, amount: undefined, andMore: false };

interface Entry {
  entry: Pick<ShoppingLine, 'key' | 'kind' | 'name' | 'aisle'>;
  need: Need;
  item?: MealItem;
}

function entriesOf({ meal, name: dish, lines, part }: PlannedDish): Entry[] {
  if (!lines) {
    const need = { meal, dish, text: dish, part, grams: null };
    return [
      { entry: { key: keyOf('dish', dish), kind: 'dish', name: dish, aisle: 'other' }, need },
    ];
  }
  return lines.flatMap(({ text, items, unread }): Entry[] => {
    if (unread) {
      const entry = { key: keyOf('text', text), kind: 'as-written', name: text } as const;
      const need = { meal, dish, text, part, grams: null };
      return [{ entry: { ...entry, aisle: aisleOf(text) }, need }];
    }
    return items.filter(isBought).map((item) => ({
      entry: foodOf(item),
      need: { meal, dish, text, part, grams: isAmountSaid(item) ? item.grams * part : null },
      item,
    }));
  });
}

function foodOf({ source, name }: MealItem): Entry['entry'] {
  const isOfTable = source.kind === 'table';
  const words = isOfTable ? source.description : name;
  return {
    key: keyOf('food', isOfTable ? source.code : name),
    kind: 'food',
    // The user's own word, because they look for that in the shop.
    name,
    aisle: aisleOf(words),
  };
}

const KEY_MAX = 400;

function keyOf(kind: string, words: string): string {
  const plain = words.trim().toLowerCase().replace(/\s+/gu, ' ');
  return `${kind} ${plain}`.slice(0, KEY_MAX);
}

function isBought({ source }: MealItem): boolean {
  return source.kind !== 'table' || !source.description.startsWith('Water, tap');
}

type Bought = ShoppingItemFields['bought'];

/** The content of a tick: the amount for each planned meal that needs the food. */
export function boughtFor({ needs }: Pick<ShoppingLine, 'needs'>): Bought {
  const byMeal = new Map<string, number | null>();
  for (const { meal, grams } of needs) {
    const before = byMeal.get(meal);
    // Known only if all lines of the meal have an amount.
    byMeal.set(meal, before === undefined ? grams : sumOfKnown(before, grams));
  }
  return [...byMeal].map(([meal, grams]) => ({ meal, grams }));
}

function sumOfKnown(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one + other;
}

/**
 * The new content of a tick after it is set or removed. A food has one tick for all weeks, so purchases for other
 * planned meals stay.
 * @param tick undefined if the line was never ticked
 */
export function changedTick(
  line: Pick<ShoppingLine, 'needs'>,
  tick: Pick<ShoppingItemFields, 'ticked' | 'bought'> | undefined,
  ticked: boolean,
): Pick<ShoppingItemFields, 'ticked' | 'bought'> {
  const needed = boughtFor(line);
  const here = new Set(needed.map(({ meal }) => meal));
  const others = tick?.ticked ? tick.bought.filter(({ meal }) => !here.has(meal)) : [];
  const bought = [...others, ...(ticked ? needed : [])].slice(-BOUGHT_MAX);
  return { ticked: bought.length > 0, bought };
}

export type TickState = 'open' | 'ticked' | 'more-needed';

// Tolerance, because grams may be summed in another order after a change.
const SLACK = 1.001;

/**
 * Whether a line of the plan is ticked. It no longer is once another planned meal needs the food, or one needs more
 * of it than when it was ticked; that some of it was ticked is still said.
 * @param tick undefined if the line was never ticked
 */
export function tickState(
  line: Pick<ShoppingLine, 'needs'>,
  tick: Pick<ShoppingItemFields, 'ticked' | 'bought'> | undefined,
): TickState {
  if (!tick?.ticked) return 'open';
  const bought = new Map(tick.bought.map(({ meal, grams }) => [meal, grams]));
  const needed = boughtFor(line);
  const isThere = ({ meal, grams }: Bought[number]) => {
    const had = bought.get(meal);
    if (had === undefined) return false;
    return had === null || grams === null || grams <= had * SLACK;
  };
  if (needed.every(isThere)) return 'ticked';
  return needed.some(({ meal }) => bought.has(meal)) ? 'more-needed' : 'open';
}
