import { PREPARATION, QUALITIES } from '../ranking/light-words';
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
  /** All words beside the number, which may tell which measure is meant ('single serving bag'). */
  hints: readonly string[];
  /** The amount is for each of the foods named before it, too. */
  each: boolean;
  /** Said by an article alone, or not at all. */
  vague: boolean;
  /** The food is named in the plural: 'a large portion of fries'. */
  plural: boolean;
}

export interface Phrase {
  amount: Amount;
  /** What is left: the words that name the food. */
  food: string;
  /** An amount stands at its head: it starts an item of its own. */
  starts: boolean;
  /** Besides the amount nothing but how the food is prepared is said: '1/2 cup dry'. */
  isBare: boolean;
}

const BARE = new Set(['dry', 'raw', 'cooked', 'uncooked', 'plain', 'each', 'total', 'in', 'all']);
const IS_NUMBER = new RegExp(`^(?:${NUMBER})$`);
const NUMBERS = new RegExp(`(?:${NUMBER})|\\S+`, 'g');

/** Where an amount stands in the tokens of a phrase. */
interface Found {
  count: number | undefined;
  unit: Unit | undefined;
  from: number;
  to: number;
  vague: boolean;
}

/** Reads the amount out of a chunk; the rest are the words of the food. */
export function readPhrase(chunk: string): Phrase {
  const tokens: string[] = chunk.match(NUMBERS) ?? [];
  const each = tokens.includes('each') || tokens.includes('apiece');
  const found = stated(tokens) ?? measured(tokens) ?? counted(tokens) ?? trailing(tokens);
  const ahead = found ? tokens.slice(0, found.from) : [];
  const rest = found ? [...(ahead.every(isTalk) ? [] : ahead), ...tokens.slice(found.to)] : tokens;
  const size = sizeIn(tokens);
  const foodWords = named(rest);
  const amount: Amount = {
    count: found?.count,
    unit: found?.unit,
    size,
    text: found ? amountText(tokens, found, size) : (size ?? ''),
    hints: tokens.filter((token) => !/\d/.test(token)),
    each,
    plural: isPlural(foodWords.at(-1) ?? ''),
    vague: !found || (found.vague && !found.unit),
  };
  const isAtHead = found !== undefined && ahead.every(isTalk);
  return {
    amount,
    food: foodWords.join(' '),
    starts: isAtHead && (!found.vague || found.unit !== undefined),
    isBare: foodWords.every((word) => BARE.has(word)),
  };
}

function isPlural(word: string): boolean {
  return word.length > 3 && /[^su]s$/.test(word);
}

/** Whether a word before an amount says nothing of the food: 'a sweet 14 g cookie'. */
function isTalk(word: string): boolean {
  const isQuality = QUALITIES.has(word) || PREPARATION.has(word);
  return (
    isQuality || FILLER.has(word) || readSize(word) !== undefined || valueOf(word) !== undefined
  );
}

function amountText(tokens: string[], { from, to }: Found, size: Size | undefined): string {
  const words = tokens.slice(from, to).filter((word) => word !== 'of');
  const text = words.join(' ');
  return size !== undefined && !words.some((word) => readSize(word)) ? `${text} ${size}` : text;
}

/** A weight or a volume anywhere: '165 g', 'a cup of', 'two 12 floz cans of'. */
function stated(tokens: string[]): Found | undefined {
  let volume: Found | undefined;
  for (let at = 0; at < tokens.length; at += 1) {
    const unit = readUnit(tokens[at] ?? '');
    if (unit?.kind !== 'weight' && unit?.kind !== 'volume') continue;
    const number = numberBefore(tokens, at);
    if (!number && !(unit.kind === 'volume' && tokens[at + 1] === 'of')) continue;
    const from = number?.from ?? at;
    // 'peanut butter cups', 'two cups' at the end of a name are things, not measures.
    const spoken = unit.kind === 'volume' && unit.spoken;
    if (spoken && from > 0 && tokens[at + 1] !== 'of' && at + 1 < tokens.length && number?.vague)
      continue;
    const found = {
      count: number?.count ?? 1,
      unit,
      from,
      to: afterVessel(tokens, at + 1),
      vague: false,
    };
    if (unit.kind === 'weight') return found;
    volume ??= found;
  }
  return volume;
}

/** The number that ends before a place: '1 1/2', 'two', 'half a', 'a large', '2 x 30'. */
function numberBefore(tokens: string[], end: number) {
  let at = end - 1;
  // 'a heaping cup', 'two delicious cups'
  for (let skipped = 0; skipped < 2 && at > 0 && isAdjective(tokens[at] ?? ''); skipped += 1)
    at -= 1;
  const count = valueOf(tokens[at] ?? '');
  if (count === undefined) return undefined;
  const vague = tokens[at] === 'a' || tokens[at] === 'an';
  const before = tokens[at - 1] ?? '';
  const beforeThat = before === 'x' || before === 'of' ? (tokens[at - 2] ?? '') : before;
  const factor = valueOf(beforeThat);
  const isArticle = beforeThat === 'a' || beforeThat === 'an';
  if (factor === undefined || (isArticle && count >= 1)) return { count, from: at, vague };
  const from = beforeThat === before ? at - 1 : at - 2;
  return { count: isArticle ? count : count * factor, from, vague: false };
}

function isAdjective(word: string): boolean {
  return (
    valueOf(word) === undefined &&
    (FILLER.has(word) ||
      QUALITIES.has(word) ||
      readSize(word) !== undefined ||
      word === 'heaping' ||
      word === 'heaped' ||
      word === 'level')
  );
}

function valueOf(word: string): number | undefined {
  return IS_NUMBER.test(word) ? readNumber(word) : readNumberWord(word);
}

/** Past the vessel that a stated amount is in: '28 g bag of', '12 floz can', '250 g serving of'. */
function afterVessel(tokens: string[], at: number): number {
  for (let end = at; end < Math.min(tokens.length, at + 5); end += 1) {
    if (tokens[end] === 'of' && (end === at || readUnit(tokens[end - 1] ?? ''))) return end + 1;
    if (
      readUnit(tokens[end] ?? '')?.kind === 'measure' &&
      end === tokens.length - 1 &&
      end > at - 1
    )
      return VESSELS.has(tokens[end] ?? '') ? end + 1 : at;
  }
  return at;
}

const VESSELS = new Set(
  'can bottle bag box packet package pack container carton bowl glass mug serving portion piece slice pouch jar tub'.split(
    ' ',
  ),
);

/** A measure before 'of': 'a medium single serving bag of', or straight after a number. */
function measured(tokens: string[]): Found | undefined {
  const of = tokens.findIndex(
    (token, at) => token === 'of' && at > 0 && readUnit(tokens[at - 1] ?? '')?.kind === 'measure',
  );
  if (of > 0 && of <= 8) {
    const unit = readUnit(tokens[of - 1] ?? '');
    const from = tokens.slice(0, of).findIndex((token) => valueOf(token) !== undefined);
    const value = from < 0 ? undefined : numberIn(tokens, from, of);
    const start = from < 0 ? of - 1 : from;
    return { count: value ?? 1, unit, from: start, to: of + 1, vague: false };
  }
  for (let at = 0; at < tokens.length; at += 1) {
    const unit = readUnit(tokens[at] ?? '');
    if (unit?.kind !== 'measure' || at === 0) continue;
    const number = numberBefore(tokens, at);
    const last = at === tokens.length - 1;
    // 'one cereal bar': a measure that ends a name belongs to it, unless it stands by its number.
    if (!number || (last && number.vague)) continue;
    const food = named([...tokens.slice(0, number.from), ...tokens.slice(at + 1)]);
    if (food.length === 0) continue;
    return { count: number.count, unit, from: number.from, to: at + 1, vague: false };
  }
  // 'handful grapes'
  const bare = readUnit(tokens[0] ?? '');
  if (bare?.kind === 'measure' && bare.loose && tokens.length > 1)
    return { count: 1, unit: bare, from: 0, to: 1, vague: false };
  return undefined;
}

function numberIn(tokens: string[], from: number, to: number): number | undefined {
  let value: number | undefined;
  for (const token of tokens.slice(from, to)) {
    const one = valueOf(token);
    const isArticle = token === 'a' || token === 'an';
    if (one === undefined || (isArticle && value !== undefined)) continue;
    value = value === undefined || value === 1 ? one : value * one;
  }
  return value;
}

/** Nobody eats more of a thing that is counted: a larger number is a type or a brand. */
const COUNT_MAX = 60;

/** A number that stands before the food itself: '2 eggs', 'an apple', 'half an avocado'. */
function counted(tokens: string[]): Found | undefined {
  const from = tokens.findIndex((token) => (valueOf(token) ?? Infinity) <= COUNT_MAX);
  if (from < 0 || from === tokens.length - 1) return undefined;
  if (!tokens.slice(0, from).every(isTalk)) return undefined;
  let to = from + 1;
  let count = valueOf(tokens[from] ?? '') ?? 1;
  let vague = tokens[from] === 'a' || tokens[from] === 'an';
  for (; to < tokens.length - 1; to += 1) {
    const token = tokens[to] ?? '';
    if (token === 'of' || token === 'x' || token === 'a' || token === 'an') continue;
    const value = valueOf(token);
    if (value === undefined) break;
    count = vague ? value : count * value;
    vague = false;
  }
  return { count, unit: undefined, from, to, vague };
}

/** 'rice cakes x3', 'bacon 2 slices', 'toast 2'. */
function trailing(tokens: string[]): Found | undefined {
  const end = tokens.length;
  const last = tokens[end - 1] ?? '';
  const times = /^x\s*(\d+)$/.exec(last) ?? /^(\d+)x$/.exec(last);
  if (times && end > 1)
    return { count: Number(times[1]), unit: undefined, from: end - 1, to: end, vague: false };
  if (tokens[end - 2] === 'x' && valueOf(last) !== undefined)
    return { count: valueOf(last), unit: undefined, from: end - 2, to: end, vague: false };
  return undefined;
}

function sizeIn(tokens: string[]): Size | undefined {
  for (const [at, token] of tokens.entries()) {
    const size = readSize(token);
    if (size !== undefined && !/^(?:crust|curd|rare|well)$/.test(tokens[at + 1] ?? '')) return size;
  }
  return undefined;
}

/** The words of the food: talk goes from both ends, articles and sizes from everywhere. */
function named(tokens: string[]): string[] {
  const words = tokens.filter(
    (word, at) =>
      !/^(?:a|an|the|of|x|sized|size)$/.test(word) &&
      (readSize(word) === undefined || /^(?:crust|curd|rare)$/.test(tokens[at + 1] ?? '')),
  );
  const isName = (word: string) => !FILLER.has(word);
  const first = words.findIndex(isName);
  if (first < 0) return [];
  return words.slice(first, words.findLastIndex(isName) + 1);
}
