import { distance } from 'fastest-levenshtein';

import type { FoodTable } from '../table/food-table';
import { NAMED_FOODS } from '../table/named-foods';
import { DISHES } from '../analyzer/language/word-classes';
import { ABSENCE, normalise, termsOf, wordsOf } from '../analyzer/language/words';
import { contentTerms, isAnotherKind, isNeutral, isSortOf, nounsOf } from './content-words';
import { isPlant } from './food-state';
import { headingsBefore } from './headings-before';
import { type NamePart, ownName, type OwnName } from './own-name';
import { isOnlyMeantIfSaid, namesOf, partsOf, withoutChoices } from './is-whole-match';
import { nameForms, type SeenName, turnedWords, withoutCooked } from './name-forms';

/**
 * Synonyms of a table's words for the same food, or for a variety that no table distinguishes. Words that are only
 * near, or mean a wider food, do not belong here: these words make a match certain.
 */
const SAME: Readonly<Record<string, string>> = {
  pasta:
    'spaghetti penne fusilli rigatoni farfalle linguine tagliatelle fettuccine rotini ziti orecchiette pappardelle bucatini capellini',
  'white rice': 'basmati jasmine',
  'summer squash': 'zucchini',
  pepper: 'bellpepper capsicum',
  beer: 'lager pilsner pilsener',
  'french fries': 'fry',
  'potato chips': 'crisps',
  'soft drink': 'soda',
  hamburger: 'burger',
  whiskey: 'whisky',
  tangerine: 'mandarin',
  'chinese cabbage': 'bok choy pak choi',
  'white beans': 'cannellini navy',
  raisins: 'sultana',
  prosciutto: 'parma',
  parmesan: 'parmigiano reggiano',
  squid: 'calamari',
  escargot: 'snail',
  snail: 'escargot',
  pita: 'pitta',
  cantaloupe: 'rockmelon',
  'sour dough': 'sourdough',
  'ground beef': 'mince',
  gelatin: 'jello',
  fava: 'broad',
};

const SAME_AS = new Map<string, string[][]>();

for (const [food, words] of Object.entries(SAME))
  for (const word of words.split(' ').flatMap((one) => termsOf(one)))
    SAME_AS.set(word, [...(SAME_AS.get(word) ?? []), termsOf(food)]);

const USUAL = new Map(
  Object.entries(NAMED_FOODS).map(([words, food]) => [wordsOf(words).join(' '), food]),
);

/**
 * How similar a food is to a name, the most certain first. Same: its own name contains every word that says what it is,
 * has the same noun, and says no more. Narrower: its name says more. Near: only an alias, or one of our lists, says
 * that it is meant.
 */
export const LIKENESSES = ['same', 'narrower', 'near'] as const;
export type Likeness = (typeof LIKENESSES)[number];

/** How similar a food is to a name. `meant` is the found food; `place` may be its version without added fat. */
export function likenessOf(
  table: FoodTable,
  seen: SeenName,
  { meant, place }: { meant: number; place: number },
): Likeness {
  const own = ownName(table.food(place).description);
  const asked = askedOf(seen, spellingsOf(table, place, own));
  if (!asked.terms.every((term) => isCovered(table, place, { term, own, asked }))) return 'near';
  const isUsual = isUsualFood(table.food(meant).description, seen);
  const headings = headingsBefore(table, own, { ...asked, isUsual });
  if (headings === undefined) return 'near';
  // Bread with cheese is not cheese bread, and cheese crackers are not cheese and crackers.
  const isFilled = [...asked.nouns].some((noun) => FILLED.has(noun));
  const isApart = !isFilled && !asked.extras.every((term) => own.extras.has(term));
  if (isApart || (own.isPair && !asked.isPair)) return 'narrower';
  const more = moreOf(own.parts.slice(headings), asked);
  if (more.length === 0) return 'same';
  return isUsual && !more.some((term) => makesAnother(term, asked)) ? 'same' : 'narrower';
}

// What these come with is inside them.
const FILLED = new Set(
  termsOf(
    'taco burrito enchilada quesadilla fajita tamale nachos empanada sandwich wrap pizza omelet ravioli tortellini dumpling',
  ),
);

interface Asked {
  /** The terms that say what is meant, and its nouns. */
  terms: readonly string[];
  nouns: ReadonlySet<string>;
  /** The terms after 'with'. */
  extras: readonly string[];
  isPair: boolean;
  /** All terms of the name, with their synonyms. */
  allTerms: ReadonlySet<string>;
  /** The synonyms of a term, each as a list of terms. */
  waysToSay: (term: string) => string[][];
}

const COMES_WITH = /\bwith\b(.*)/;
const IS_PAIR = /\b(?:and|with)\b|&/;

function askedOf(seen: SeenName, spelled: (term: string) => string[]): Asked {
  const words = turnedWords(seen);
  const nouns = nounsOf(normalise(seen.name));
  const waysToSay = (term: string) => [...waysBy(term), ...spelled(term).map((one) => [one])];
  const allTerms = termsOf(words).flatMap((term) => waysToSay(term).flat());
  return {
    terms: contentTerms(words, nouns),
    extras: contentTerms(COMES_WITH.exec(normalise(seen.name))?.[1] ?? '', nouns),
    isPair: IS_PAIR.test(normalise(seen.name)),
    nouns: new Set([...nouns].flatMap(waysToSay).flatMap((way) => way.slice(-1))),
    allTerms: new Set(allTerms),
    waysToSay,
  };
}

function waysBy(term: string): string[][] {
  const [, ...parts] = partsOf(term);
  return [[term], ...(parts.length > 0 ? [parts] : []), ...sameAs(term)];
}

// A model lists the oil of fried vegetables as a separate item; fried rice and fried potatoes are dishes.
const FRIED = new Set(['fried', 'stirfry']);
const FILLING = /rice|grain|cereal|potato|legumes/i;

function isCovered(
  table: FoodTable,
  place: number,
  { term, own, asked }: { term: string; own: OwnName; asked: Asked },
): boolean {
  if (asked.waysToSay(term).some((way) => way.every((one) => own.terms.has(one)))) return true;
  if (FRIED.has(term)) return isPlant(table, place) && !FILLING.test(table.category(place));
  return (
    term.startsWith(ABSENCE) && LEFT_OUT.has(term) && !own.terms.has(term.slice(ABSENCE.length))
  );
}

// A food that does not mention these has none; but a hamburger that does not mention its bun has one.
const LEFT_OUT = new Set(termsOf('no milk, no cream, no oil, no butter, no salt, no fat, no ice'));

const SPELLING_LENGTH = 5;
const SPELLING_APART = 2;

function spellingsOf(table: FoodTable, place: number, { terms: ownTerms }: OwnName) {
  const others = new Set(namesOf(table, place).flatMap(({ terms }) => terms));
  const isLike = (term: string, word: string) =>
    word.length >= SPELLING_LENGTH && word[0] === term[0] && distance(word, term) <= SPELLING_APART;
  return (term: string): string[] => {
    if (term.length < SPELLING_LENGTH || ownTerms.has(term) || !others.has(term)) return [];
    return [...ownTerms].filter((word) => isLike(term, word));
  };
}

/** Words of the tables that do not say what a food is: how it was preserved, sold, grown, trimmed. */
const HARMLESS = new Set(
  termsOf(
    'enriched unenriched salt withfat skin peel pulp mature seed restaurant fast food home recipe ready eat commercial ' +
      'store bought atlantic pacific european farmed heat moist solid bottled leaf table purpose bleached curd variety average ' +
      'year round grade choice select lean fat separable trimmed traditional generic vitamin calcium fortified unsweetened ' +
      'crust fluid water based whole 100% bone only frozen quick filled pack ' +
      'no fat, no sauce, no salt, no skin, no bone, no peel, no bun, no sugar',
  ),
);

function moreOf(parts: readonly NamePart[], { nouns, allTerms }: Asked): string[] {
  const isMore = (term: string) => {
    const [, ...halves] = partsOf(term);
    const isSaidApart = halves.length > 0 && halves.every((half) => allTerms.has(half));
    if (allTerms.has(term) || isSaidApart) return false;
    if (isAnotherKind(term, nouns)) return true;
    return !isNeutral(term) && !HARMLESS.has(term) && !isSortOf(term, nouns);
  };
  return parts
    .flatMap(({ words }) =>
      withoutChoices(words.replace(/^(?!with )([^ ]+) fruit$/, '$1'), allTerms),
    )
    .filter(isMore);
}

/** Whether a term makes a different food of what is meant, at any position. */
function makesAnother(term: string, { nouns }: Asked): boolean {
  if (isAnotherKind(term, nouns)) return true;
  return DISHES.has(term) || FRIED.has(term) || isOnlyMeantIfSaid(term);
}

function isUsualFood(description: string, seen: SeenName): boolean {
  const forms = [...nameForms(seen), withoutCooked(seen) ?? ''].map((form) => wordsOf(form));
  const bare = wordsOf(turnedWords(seen)).filter((word) => !isNeutral(word));
  return [...forms, bare].some((words) => USUAL.get(words.join(' ')) === description);
}

function sameAs(term: string): readonly string[][] {
  return SAME_AS.get(term) ?? [];
}
