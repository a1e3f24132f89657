import { FILLER } from './filler';
import { NUMBER, readNumber, readNumberWord } from './numbers';
import { readSize, readUnit, type Size, type Unit } from './units';

/** How much a phrase says there is. */
export interface Amount {
  /** How many of the unit, or of the food itself; undefined where nothing is said. */
  count: number | undefined;
  unit: Unit | undefined;
  size: Size | undefined;
  /** The words of the amount, as they were written. */
  text: string;
}

export interface Phrase {
  amount: Amount;
  /** What is left: the words that name the food. */
  food: string;
}

const TRAILING = new RegExp(
  `^(.*?\\S)\\s*[(\\[]?\\s*(?:x\\s*)?(?:about |around )?(${NUMBER})\\s*(x|[a-z]+)?\\s*(?:each|total)?\\s*[)\\]]?$`,
);
const LEADING = new RegExp(`^[(\\[]?(${NUMBER})\\s*(?:x\\s+)?(.*)$`);

/** Reads the amount out of a chunk; the rest are the words of the food. */
export function readPhrase(chunk: string): Phrase {
  const words = withoutLeadingFiller(
    chunk
      .replace(/[()[\]"]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  return readLeading(words) ?? readTrailing(words) ?? { amount: nothing(), food: named(words) };
}

function readLeading(text: string): Phrase | undefined {
  const digits = LEADING.exec(text);
  if (digits) return withUnit(readNumber(digits[1] ?? ''), digits[2] ?? '', text);
  const [word = '', ...rest] = text.split(' ');
  const number = readNumberWord(word);
  if (number !== undefined)
    return withUnit(halved(number, rest), skipArticle(rest).join(' '), text);
  return readBareMeasure(text, word, rest);
}

/** 'large latte', 'handful of grapes': a size or a measure without a number. */
function readBareMeasure(text: string, word: string, rest: string[]): Phrase | undefined {
  const isMeasure = readUnit(word)?.kind === 'measure' && rest.length > 0;
  if (!isMeasure && readSize(word) === undefined) return undefined;
  return withUnit(isMeasure ? 1 : undefined, text, text);
}

/** 'half a cup', 'a couple of eggs', 'a half'. */
function halved(number: number, rest: string[]): number {
  const next = rest[0] === undefined ? undefined : readNumberWord(rest[0]);
  const isArticle = rest[0] === 'a' || rest[0] === 'an';
  return next === undefined || isArticle ? number : number * next;
}

function skipArticle(rest: string[]): string[] {
  return rest[0] !== undefined && readNumberWord(rest[0]) !== undefined ? rest.slice(1) : rest;
}

function withUnit(count: number | undefined, text: string, whole: string): Phrase {
  let words = text.split(' ').filter((word) => word !== 'of' && word !== 'x');
  const sizes = words.slice(0, 2).flatMap((word) => readSize(word) ?? []);
  const [first = '', second = ''] = words.filter((word) => readSize(word) === undefined);
  const unit = first === 'fl' && second === 'oz' ? readUnit('floz') : readUnit(first);
  words = words.filter((word, index) => index > 1 || readSize(word) === undefined);
  const isFoodItself = unit?.kind === 'measure' && words.length === 1;
  if (unit && !isFoodItself) words = words.slice(1);
  const food = named(words.join(' '));
  const used = whole.slice(0, Math.max(0, whole.length - words.join(' ').length)).trim();
  return {
    amount: { count, unit: isFoodItself ? undefined : unit, size: sizes[0], text: used },
    food,
  };
}

function readTrailing(text: string): Phrase | undefined {
  const found = TRAILING.exec(text);
  if (!found) return undefined;
  const [, food = '', number = '', word = 'x'] = found;
  const count = readNumber(number);
  const unit = word === 'x' ? undefined : readUnit(word);
  if (count === undefined || (word !== 'x' && !unit)) return undefined;
  const amount = { count, unit, size: undefined, text: text.slice(food.length).trim() };
  return { amount, food: named(food.replace(/\s+x$/, '')) };
}

function withoutLeadingFiller(text: string): string {
  const words = text.split(' ');
  const first = words.findIndex((word) => !FILLER.has(word) || word === 'little');
  return first < 0 ? '' : words.slice(first).join(' ');
}

/** The words of the food: filler goes from both ends, articles from everywhere. */
function named(text: string): string {
  const words = text.split(' ').filter((word) => word !== 'a' && word !== 'an' && word !== 'the');
  const first = words.findIndex((word) => !FILLER.has(word));
  if (first < 0) return '';
  const last = words.findLastIndex((word) => !FILLER.has(word));
  return words.slice(first, last + 1).join(' ');
}

function nothing(): Amount {
  return { count: undefined, unit: undefined, size: undefined, text: '' };
}
