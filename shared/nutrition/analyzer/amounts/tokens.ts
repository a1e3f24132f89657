import { FILLER, PREPARATION, QUALITIES } from '../language/word-classes';
import { NUMBER, readNumber, readNumberWord } from '../language/plain-numbers';
import { readSize, readUnit, type Size, type Unit } from './units';

const NO_NAME = /^(?:a|an|the|of|x|sized|size)$/;

// 'medium crust', 'small curd': a size that belongs to the name.
const PART_AFTER_SIZE = /^(?:crust|curd|rare|well|macs?|fish|bite|mill|n)$/;

/** Where an amount stands in the tokens of a phrase, and what it says. */
export interface Found {
  count: number | undefined;
  unit: Unit | undefined;
  from: number;
  /** Behind its last token. */
  to: number;
  vague: boolean;
  /** It is a number alone, behind the food. */
  behind?: true;
}

const IS_NUMBER = new RegExp(`^(?:${NUMBER})$`);
const NUMBERS = new RegExp(`(?:${NUMBER})|\\S+`, 'g');

/** The words and numbers of a phrase; '1 1/2' is one number. */
export function tokensOf(phrase: string): string[] {
  return phrase.match(NUMBERS) ?? [];
}

/** What a token counts; undefined where it is no number. */
export function valueOf(token: string | undefined): number | undefined {
  if (token === undefined) return undefined;
  return IS_NUMBER.test(token) ? readNumber(token) : readNumberWord(token);
}

export function isArticle(token: string | undefined): boolean {
  return token === 'a' || token === 'an';
}

export function measureAt(tokens: readonly string[], place: number) {
  const unit = readUnit(tokens[place] ?? '');
  return unit?.kind === 'measure' ? unit : undefined;
}

/** Whether a word says how a thing is, or nothing of it: 'sweet', 'large', 'delicious'. */
export function isFillerWord(word: string): boolean {
  const isLight = FILLER.has(word) || QUALITIES.has(word) || PREPARATION.has(word);
  return isLight || readSize(word) !== undefined;
}

const ADJECTIVES_MAX = 2;
const HEAPS = /^(?:heaping|heaped|level)$/;

/** The number that ends before a place: '1 1/2', 'two', 'half a', 'a large', '2 x 30'. */
export function numberBefore(tokens: readonly string[], end: number) {
  let place = end - 1;
  // 'a heaping cup', 'two delicious cups'
  for (let skipped = 0; skipped < ADJECTIVES_MAX && isAdjective(tokens[place]); skipped += 1)
    place -= 1;
  const count = valueOf(tokens[place]);
  if (count === undefined) return undefined;
  return multiplied(tokens, place, count);
}

function isAdjective(word: string | undefined): boolean {
  if (word === undefined || valueOf(word) !== undefined) return false;
  const isLight = FILLER.has(word) || QUALITIES.has(word);
  return isLight || readSize(word) !== undefined || HEAPS.test(word);
}

/** 'half a', 'two 12', '2 cans of 330': a number before another is its factor; 'a half', 'a 12' is none. */
function multiplied(tokens: readonly string[], place: number, count: number) {
  const article = isArticle(tokens[place - 1]);
  const at = factorPlace(tokens, place, count);
  const factor = at === undefined ? undefined : valueOf(tokens[at]);
  if (at !== undefined && factor !== undefined && !isArticle(tokens[at]))
    return { count: count * factor, from: at, vague: false };
  if (article && count < 1) return { count, from: place - 1, vague: false };
  return { count, from: place, vague: isArticle(tokens[place]) };
}

const JOINS = new Set(['a', 'an', 'the', 'my', 'of', 'x']);

/** Where the factor of a number may stand: before 'a', 'of the', 'x', or a measure with 'of'. */
function factorPlace(tokens: readonly string[], place: number, count: number): number | undefined {
  if (isArticle(tokens[place - 1]) && count < 1) return undefined;
  const joined = tokens.slice(0, place).findLastIndex((token) => !JOINS.has(token));
  const at = tokens[joined + 1] === 'of' && isMeasureWord(tokens, joined) ? joined - 1 : joined;
  const behindArticle = isArticle(tokens[at]) && valueOf(tokens[at - 1]) !== undefined;
  const found = behindArticle ? at - 1 : at;
  return found < 0 ? undefined : found;
}

function isMeasureWord(tokens: readonly string[], place: number): boolean {
  return valueOf(tokens[place]) === undefined && measureAt(tokens, place) !== undefined;
}

/** The words of the food: talk goes from both ends, articles and sizes from everywhere. */
export function foodWordsOf(tokens: readonly string[]): string[] {
  const words = tokens.filter(
    (word, place) =>
      !NO_NAME.test(word) && (sizeAt(tokens, place) === undefined || /^th(?:in|ick)$/.test(word)),
  );
  // 'whole milk' is a kind of milk, and 'the whole pizza' a pizza.
  const isName = (word: string, place: number, all: readonly string[]) =>
    !FILLER.has(word) || (word === 'whole' && all[place + 1] === 'milk');
  const first = words.findIndex(isName);
  return first < 0 ? [] : words.slice(first, words.findLastIndex(isName) + 1);
}

/** The size that is said of a food; undefined where none is. */
export function sizeIn(tokens: readonly string[]): Size | undefined {
  const place = tokens.findIndex((_, index) => sizeAt(tokens, index) !== undefined);
  return sizeAt(tokens, place);
}

function sizeAt(tokens: readonly string[], place: number): Size | undefined {
  const word = tokens[place] ?? '';
  const size = readSize(word);
  return PART_AFTER_SIZE.test(tokens[place + 1] ?? '') ? undefined : size;
}
