import type { FoodTable } from '../food-table';
import { at } from '../ranking/flat';
import { termsOf } from '../ranking/words';
import { contentTerms, isNeutral } from './content-words';
import type { OwnName } from './own-name';

interface Called {
  nouns: ReadonlySet<string>;
  said: ReadonlySet<string>;
  /** Our list of plain words names the food, so that its heading is known. */
  isUsual: boolean;
}

/** Headings that only say of what class all foods under them are. */
const CLASSES = new Set(
  'fish shellfish mollusk crustacean nut seed coffee softdrink beef pork lamb veal liquor'.split(
    ' ',
  ),
);

/** What is always of its heading, so that nobody says that: naan is a bread. Cheeses have names of their own. */
const ALWAYS_OF = new Map(
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
 * How many headings that nobody said stand before what a food is called by: one of 'Fish, salmon'. Undefined
 * where it is not called by a noun of the name, or where the heading makes another food of that: a tomato is
 * no 'Soup, tomato', and cinnamon toast no 'Cereal, cinnamon toast'.
 */
export function headingsBefore(
  table: FoodTable,
  { parts }: OwnName,
  { nouns, said, isUsual }: Called,
): number | undefined {
  const called = parts.findIndex(({ heads }) => heads.some((head) => nouns.has(head)));
  if (called < 0) return undefined;
  const heading = contentTerms(parts[0]?.words ?? '', nouns);
  if (called === 0 || heading.every((term) => said.has(term))) return 0;
  return isUsual || goesWithout(table, heading, nouns) ? 1 : undefined;
}

/** Whether the foods that are called by the nouns are known without their heading. */
function goesWithout(
  table: FoodTable,
  heading: readonly string[],
  nouns: ReadonlySet<string>,
): boolean {
  const [only = '', ...others] = heading;
  if (others.length > 0) return false;
  const isAny = (foods: ReadonlySet<string>) => [...nouns].some((noun) => foods.has(noun));
  if (only === 'cheese') return !isAny(foodsOfOneWord(table));
  return CLASSES.has(only) || isAny(ALWAYS_OF.get(only) ?? new Set());
}

const ofOneWord = new WeakMap<FoodTable, ReadonlySet<string>>();

/** The terms that are all of some food's name before its first comma. */
function foodsOfOneWord(table: FoodTable): ReadonlySet<string> {
  const known = ofOneWord.get(table);
  if (known) return known;
  const { index, size } = table;
  const made = new Set<string>();
  for (let place = 0; place < size; place += 1) {
    const name = at(index.firstName, place);
    const start = at(index.nameStart, name);
    const ids = index.nameTerms.subarray(start, start + at(index.headLength, name));
    const terms = Array.from(ids, (id) => index.terms[id] ?? '').filter((term) => !isNeutral(term));
    if (terms.length === 1) made.add(terms[0] ?? '');
  }
  ofOneWord.set(table, made);
  return made;
}
