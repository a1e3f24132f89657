import type { FoodTable } from '../table/food-table';
import { at } from '../analyzer/ranking/name-index';
import { termsOf, withoutBrackets } from '../analyzer/language/words';
import { contentTerms, isNeutral, lastContent } from './content-words';

// 'Not specified' says nothing about what a food is, and neither does the bread of a sandwich.
const UNTOLD = /\bns as to (?:fresh, smoked or cured|[^,;/]{0,60})/g;
const UNTOLD_KIND = /\bnfs\b/g;
const ON_BREAD = /\bon (?:white|wheat|wholemeal)(?: bread)?\b/g;

const COMES_WITH = /\b(?:with|and|in|on)\b(.*)/;

const JOINTS = / (?:with|on|in|from|made|for|without) /;

// Remarks on how it was made or sold: 'made with water', 'from restaurant', 'all flavors'.
const REMARK =
  /^(?:from|made (?:with|from)|prepared|for|any|all|includes?|including|skin|peel)\b|^(?:fruit juice drink|mixed species|meat only|meat and skin)$/;

interface Called {
  nouns: ReadonlySet<string>;
  said: ReadonlySet<string>;
  /** Our list of plain words names the food, so its heading is known. */
  isUsual: boolean;
}

/** Headings that only name the class of all foods under them. */
const CLASSES = new Set(
  'fish shellfish mollusk crustacean nut seed coffee softdrink beef pork lamb veal liquor'.split(
    ' ',
  ),
);

/** Foods that always belong to their heading, so that it is not said: naan is a bread. Cheeses have their own names. */
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
 * The number of unsaid headings before the noun of a food: one for 'Fish, salmon'. Undefined if its noun is not in the
 * name, or if the heading makes it a different food: a tomato is not 'Soup, tomato', and cinnamon toast is not 'Cereal,
 * cinnamon toast'.
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

/** A food's own name, split at its commas. */
export interface OwnName {
  held: ReadonlySet<string>;
  besides: ReadonlySet<string>;
  /** The first part is its heading, or the whole name. */
  parts: readonly NamePart[];
  /** Whether it names two foods together: 'Beans and rice'. */
  isPair: boolean;
}

export interface NamePart {
  words: string;
  heads: readonly string[];
}

/** Parses a food's own name from its description. */
export function ownName(description: string): OwnName {
  const told = description
    .toLowerCase()
    .replaceAll('and/or', 'or')
    .replaceAll(UNTOLD, '')
    .replaceAll(UNTOLD_KIND, '')
    .replaceAll(ON_BREAD, '');
  const [first = '', ...others] = withoutBrackets(told)
    .split(/[,;:/]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const parts = [first, ...others.filter((part) => !REMARK.test(part))];
  return {
    held: new Set([...termsOf(told), ...parts.flatMap((part) => termsOf(part))]),
    besides: new Set(termsOf(COMES_WITH.exec(told)?.[1] ?? '')),
    isPair: / and /.test(coreOf(first)),
    parts: parts.map((words) => ({ words, heads: headsOf(words) })),
  };
}

function headsOf(part: string): string[] {
  return coreOf(part)
    .split(/ (?:or|and) /)
    .flatMap(lastContent);
}

function coreOf(part: string): string {
  const [core = ''] = part.split(JOINTS);
  return core;
}
