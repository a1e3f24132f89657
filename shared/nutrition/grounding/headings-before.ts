import type { FoodTable } from '../table/food-table';
import { termsOf } from '../analyzer/language/words';
import { at } from '../analyzer/ranking/name-index';
import { contentTerms, isNeutral } from './content-words';
import type { OwnName } from './own-name';

/** The name that a user or a model gave. */
interface AskedName {
  /** Its nouns, with their synonyms. */
  nouns: ReadonlySet<string>;
  /** All its terms, with their synonyms. */
  allTerms: ReadonlySet<string>;
  /** Whether our list of common names (named-foods.ts) maps the name to this food, which may be under any heading. */
  isUsual: boolean;
}

/** Headings that nobody says, because each food under them is one: 'Fish, salmon' is salmon. */
const CLASSES = new Set(
  'fish shellfish mollusk crustacean nut seed coffee softdrink beef pork lamb veal liquor'.split(
    ' ',
  ),
);

/** For a heading the foods that always belong to it, so nobody says the heading: naan is a bread. */
const ALWAYS_UNDER = new Map(
  Object.entries({
    bread: 'naan pita focaccia pumpernickel challah brioche sourdough lavash toast',
    candy: 'licorice fudge toffee nougat marshmallow taffy marzipan praline',
    cereal: 'granola muesli',
    cookie: 'brownie biscotti macaroon gingersnap shortbread',
    ham: 'prosciutto',
    potato: 'frenchfry hashbrown',
    soup: 'minestrone borscht gazpacho pozole pho bouillabaisse bisque chowder',
    tea: 'kombucha',
  }).map(([heading, foods]) => [heading, new Set(termsOf(foods))]),
);

/**
 * Returns how many headings of a food's own name the asked name leaves out: 1 for salmon and 'Fish, salmon', 0 if it
 * leaves out none. Undefined if the own name has none of the asked nouns, or if the heading makes it a different food: a
 * tomato is not 'Soup, tomato', and cinnamon toast is not 'Cereal, cinnamon toast'.
 */
export function headingsBefore(
  table: FoodTable,
  { parts }: OwnName,
  { nouns, allTerms, isUsual }: AskedName,
): number | undefined {
  const partWithNoun = parts.findIndex(({ heads }) => heads.some((head) => nouns.has(head)));
  if (partWithNoun < 0) return undefined;
  const heading = contentTerms(parts[0]?.words ?? '', nouns);
  if (partWithNoun === 0 || heading.every((term) => allTerms.has(term))) return 0;
  return isUsual || canBeLeftOut(table, heading, nouns) ? 1 : undefined;
}

/** @param heading its terms */
function canBeLeftOut(
  table: FoodTable,
  heading: readonly string[],
  nouns: ReadonlySet<string>,
): boolean {
  const [only = '', ...others] = heading;
  if (others.length > 0) return false;
  const isAny = (foods: ReadonlySet<string>) => [...nouns].some((noun) => foods.has(noun));
  // 'Cheese, brie' is brie, but 'Cheese, goat' is not goat, which is a food of its own.
  if (only === 'cheese') return !isAny(foodsOfOneWord(table));
  return CLASSES.has(only) || isAny(ALWAYS_UNDER.get(only) ?? new Set());
}

const foodsOfOneWordByTable = new WeakMap<FoodTable, ReadonlySet<string>>();

/** The terms that name a food by themselves: 'goat', 'rice'. */
function foodsOfOneWord(table: FoodTable): ReadonlySet<string> {
  const known = foodsOfOneWordByTable.get(table);
  if (known) return known;
  const { index, size } = table;
  const foods = new Set<string>();
  for (let place = 0; place < size; place += 1) {
    const name = at(index.firstName, place);
    const start = at(index.nameStart, name);
    const ids = index.nameTerms.subarray(start, start + at(index.headLength, name));
    const terms = Array.from(ids, (id) => index.terms[id] ?? '').filter((term) => !isNeutral(term));
    if (terms.length === 1) foods.add(terms[0] ?? '');
  }
  foodsOfOneWordByTable.set(table, foods);
  return foods;
}
