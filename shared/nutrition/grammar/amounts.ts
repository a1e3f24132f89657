import { findCounted } from './counted-amount';
import { foodWordsOf, sizeIn } from './food-words';
import { findMeasured } from './measured-amount';
import { findStated } from './stated-amount';
import { isTalk, tokensOf, valueOf, type Found } from './tokens';
import { readSize, type Size, type Unit } from './units';

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

const BARE = /^(?:dry|raw|cooked|uncooked|plain|each|total|in|all)$/;
const EACH = /\b(?:each|apiece)\b/;

/** Reads the amount out of a chunk; the rest are the words of the food. */
export function readPhrase(chunk: string): Phrase {
  const tokens = tokensOf(chunk);
  const found = findStated(tokens) ?? findMeasured(tokens) ?? findCounted(tokens);
  const words = foodWordsOf(found ? around(tokens, found) : tokens);
  const amount = amountOf(tokens, found);
  return {
    amount: { ...amount, each: EACH.test(chunk), plural: isPlural(words.at(-1) ?? '') },
    food: words.join(' '),
    starts: found !== undefined && startsItem(tokens, found),
    isBare: words.every((word) => BARE.test(word)),
  };
}

/** What stands around an amount; before it, talk is of the amount ('a sweet 14 g cookie'). */
function around(tokens: readonly string[], { from, to }: Found): string[] {
  const ahead = tokens.slice(0, from);
  return [...(ahead.every(isAside) ? [] : ahead), ...tokens.slice(to)];
}

function startsItem(tokens: readonly string[], { from, unit, vague }: Found): boolean {
  return (!vague || unit !== undefined) && tokens.slice(0, from).every(isAside);
}

function isAside(token: string): boolean {
  return isTalk(token) || valueOf(token) !== undefined;
}

function amountOf(tokens: readonly string[], found: Found | undefined) {
  const size = sizeIn(tokens);
  return {
    count: found?.count,
    unit: found?.unit,
    size,
    text: found ? textOf(tokens, found, size) : (size ?? ''),
    hints: tokens.filter((token) => !/\d/.test(token)),
    vague: !found || (found.vague && !found.unit),
  };
}

function textOf(tokens: readonly string[], { from, to }: Found, size: Size | undefined): string {
  const words = tokens.slice(from, to).filter((word) => word !== 'of');
  const saysSize = words.some((word) => readSize(word) !== undefined);
  return size === undefined || saysSize ? words.join(' ') : `${words.join(' ')} ${size}`;
}

function isPlural(word: string): boolean {
  return word.length > 3 && /[^su]s$/.test(word);
}
