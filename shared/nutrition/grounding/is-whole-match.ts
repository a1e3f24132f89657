import type { FoodTable } from '../table/food-table';
import { queryTerms, isNaming } from '../analyzer/ranking/query-terms';
import type { Match } from '../analyzer/ranking/score-name';
import { FILLER, PIECES, SILENT } from '../analyzer/language/word-classes';
import { at } from '../analyzer/ranking/name-index';
import { COMPOUNDS } from '../analyzer/language/compounds';
import { termsOf, withoutBrackets } from '../analyzer/language/words';
import { fitsState, type FoodState, isPlainlyCooked, isPlant } from './food-state';

const SHAPES = new Set(termsOf('bar nugget patty stick ring'));

const CHANGING = new Set(
  termsOf('fried sweetened unsweetened reduced stuffed sweet sour shake spread mix drink dinner'),
);

/** Words for how a food is cut or served. */
const CUTS = new Set(
  termsOf(
    'grated shredded minced halved cubed crumbled sprinkled drizzled melted julienned quartered garnish chunk cube ' +
      'bone boneless skinless',
  ),
);

const SAYS_LITTLE = [PIECES, SILENT, FILLER, CUTS];

// These are meant only if they are said, at any position in a name.
const NEVER_MEANT = new Set(
  termsOf(
    'pickled creamed candied breaded battered coated scalloped stuffed smoked vegetarian vegan meatless imitation substitute diet ' +
      'reconstituted variety liver kidney heart tongue brain tripe giblet gizzard',
  ),
);

const PARTS = new Map(Object.entries(COMPOUNDS).map(([pair, term]) => [term, pair.split(' ')]));

/** One form of a name, the words of the name that it leaves out, and the state that all words express. */
export interface Said {
  form: string;
  leftOut: readonly string[];
  state: FoodState | undefined;
}

/**
 * Whether a food matches the whole name: one of its names contains every significant word, its state fits, and it is
 * not a different dish.
 */
export function isWholeMatch(table: FoodTable, { place, named, slip }: Match, said: Said): boolean {
  if (slip) return false;
  // A plain name from our lists is the food in the stated state.
  const isPlainName = named && said.leftOut.length === 0;
  if (!isPlainName && !fitsState(table, place, said.state)) return false;
  const names = namesOf(table, place);
  const called = named
    ? [new Set(names.flatMap(({ terms }) => terms))]
    : calledWholly(table, place, { said, names });
  return called.some((held) => holdsAll(table, place, { held, said, named }));
}

interface Holding {
  held: ReadonlySet<string>;
  said: Said;
  named: boolean;
}

// A model lists the oil of fried vegetables as a separate item.
const FRIED = new Set(['fried', 'stirfry']);

function holdsAll(table: FoodTable, place: number, { held, said, named }: Holding): boolean {
  const isVegetable = isPlant(table, place);
  const isHeld = (term: string) => {
    const [, ...parts] = partsOf(term);
    if (held.has(term) || (isVegetable && FRIED.has(term))) return true;
    return parts.length > 0 && parts.every((part) => held.has(part));
  };
  const needed = named ? said.leftOut : [...said.leftOut, ...termsOf(said.form)];
  return needed.filter(isTelling).every(isHeld);
}

const JOINTS = /[,;/]|\b(?:with|without|made|on|in|from|for|ns as to|prepared)\b/;

// The purpose of a food is not what it is: 'Salad dressing, for salads'.
const IS_FOR = /\bfor [^,;]*/g;
const COMES_WITH = / with ([^,;]*)/;

/**
 * The terms of each name that matches what was said and names nothing else: 'chicken with rice' is not 'Chicken curry
 * with rice'.
 */
function calledWholly(
  table: FoodTable,
  place: number,
  { said: { form }, names }: { said: Said; names: readonly FoodName[] },
): ReadonlySet<string>[] {
  const { index } = table;
  const asked = queryTerms(index, form);
  const nouns = [...asked.nouns].flatMap((id) => partsOf(index.terms[id] ?? ''));
  const said = new Set([...asked.set].flatMap(partsOf));
  const pieces = [...asked.set].filter(isPiece);
  const [{ terms: own } = NAMELESS, ...others] = names;
  if (own.some((term) => isOnlyMeantIfSaid(term) && !said.has(term))) return [];
  const isMore = (terms: readonly string[]) => {
    const more = terms.filter((term) => isTelling(term) && !said.has(term)).join(' ');
    // 'Alpen muesli' is also called 'Alpen'.
    return more !== '' && !others.some(({ terms: name }) => name.join(' ') === more);
  };
  const fits = (terms: readonly string[]) =>
    nouns.some((noun) => terms.includes(noun)) &&
    pieces.every((piece) => terms.includes(piece)) &&
    !isMore(terms);
  const description = withoutBrackets(table.food(place).description).toLowerCase();
  // If a food comes with other food, an alias may name only that other food: 'bacon', for a potato 'with meat'.
  const isName = ({ terms, noun }: FoodName) =>
    nouns.includes(noun) &&
    (!description.includes(' with ') || terms.some((term) => own.includes(term)));
  const called = others
    .filter((name) => fits(name.terms) && isName(name))
    .map(({ terms }) => new Set([...own, ...terms]));
  // A name with 'with' is expected to mention everything that the food comes with.
  const comesWith = / with /.test(` ${form} `) ? (COMES_WITH.exec(description)?.[1] ?? '') : '';
  if (termsOf(comesWith).some((term) => isTelling(term) && !said.has(term))) return called;
  const isCalled = description
    .replaceAll(IS_FOR, '')
    .split(JOINTS)
    .some((part) => fits(withoutChoices(part, said)) && !isAccompaniment(part, form));
  return isCalled ? [new Set(own), ...called] : called;
}

function isAccompaniment(part: string, form: string): boolean {
  const [food = '', ...others] = form.split(' with ');
  const [first = ''] = part.split(' and ');
  const noun = termsOf(first).findLast(isTelling) ?? '';
  return !termsOf(food).includes(noun) && termsOf(others.join(' ')).includes(noun);
}

/** The terms of a name; of 'chicken or turkey' only those that were said. */
export function withoutChoices(part: string, said: ReadonlySet<string>): string[] {
  const isSaid = (word: string) => termsOf(word).every((term) => said.has(term));
  const plain: string[] = [];
  const words = part.split(' ');
  while (words.length > 0) {
    const [one = '', or = '', other] = words;
    const isChoice = (or === 'or' || or === 'and/or') && other !== undefined;
    const chosen = [one, other].find((word) => word !== undefined && isSaid(word));
    if (isChoice && chosen !== undefined) {
      plain.push(chosen);
      words.splice(0, 3);
    } else plain.push(...words.splice(0, 1));
  }
  return termsOf(plain.join(' '));
}

export interface FoodName {
  terms: string[];
  noun: string;
}

const NAMELESS: FoodName = { terms: [], noun: '' };

/** The names of a food, its description first, without mere remarks. */
export function namesOf({ index }: FoodTable, place: number): FoodName[] {
  const names: FoodName[] = [];
  for (let name = at(index.firstName, place); name < at(index.firstName, place + 1); name += 1) {
    if (index.remark[name] === 1 && names.length > 0) continue;
    const ids = index.nameTerms.subarray(at(index.nameStart, name), at(index.nameStart, name + 1));
    const terms = Array.from(ids, (id) => index.terms[id] ?? '');
    names.push({ terms, noun: index.terms[at(index.nounOf, name)] ?? '' });
  }
  return names;
}

/** Whether a term must be in the name of the food: it says what the food is, not how it was cooked or cut. */
function isTelling(term: string): boolean {
  if (CHANGING.has(term) || SHAPES.has(term) || /^\d+%$/.test(term)) return true;
  return isNaming(term) && !isPlainlyCooked(term) && !SAYS_LITTLE.some((terms) => terms.has(term));
}

/** Whether a term is a shape that is a different food from what it is made of: a patty is not a burger. */
function isPiece(term: string): boolean {
  return SHAPES.has(term);
}

/** Whether a term means a different food that is meant only if it is said: 'Vegetables, pickled'. */
export function isOnlyMeantIfSaid(term: string): boolean {
  return NEVER_MEANT.has(term);
}

/** A term, and the parts of a compound: the table may separate them ('Cream, whipped'). */
export function partsOf(term: string): string[] {
  return [term, ...(PARTS.get(term) ?? [])];
}
