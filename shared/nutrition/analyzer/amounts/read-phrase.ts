import { findAmount } from './find-amount';
import { CHAINS } from '../language/chains';
import { PREPARATION } from '../language/word-classes';
import { singleSpaces } from '../language/words';
import { partAhead } from './part-of-weighed';
import { portionWord } from './portion-word';
import { foodWordsOf, type Found, isFillerWord, sizeIn, tokensOf, valueOf } from './tokens';
import { readSize, type Size, type Unit } from './units';

/** How much a phrase says there is. */
export interface Amount {
  /** How many of the unit, or of the food itself; undefined where nothing is said. */
  count: number | undefined;
  unit: Unit | undefined;
  size: Size | undefined;
  text: string;
  /** All words beside the number, which may tell which measure is meant ('single serving bag'). */
  hints: readonly string[];
  /** The amount is for each of the foods named before it, too. */
  each: boolean;
  /** Said by an article alone, or not at all. */
  vague: boolean;
  /** The food is named in the plural: 'a large portion of fries'. */
  plural: boolean;
  /** Part of it that was eaten, as told beside the amount: 'ate half of it'. */
  share: number;
  energy: StatedEnergy | undefined;
  /** Its number stands behind the food: 'radler 0.5'. */
  behind?: true;
  /** A part that is told before a name with a weight behind it: '2/3 of a lasagna, 600 g', of all of it or of the part. */
  partOfWeighed?: number | undefined;
}

/** '250 kcal', of all of it or of each. */
export interface StatedEnergy {
  kcal: number;
  each: boolean;
  /** Of 100 g of it, as labels have it. */
  per100g?: true;
}

export interface Phrase {
  amount: Amount;
  food: string;
  /** An amount stands at its head: it starts an item of its own. */
  starts: boolean;
  /** Besides the amount nothing but how the food is prepared is said: '1/2 cup dry'. */
  isBare: boolean;
}

/** Whether a number is told, and more than an article. */
export function isCounted({ amount }: Phrase): boolean {
  return amount.count !== undefined && !amount.vague;
}

const BARE = /^(?:dry|raw|cooked|uncooked|plain|each|total|in|all)$/;
// 'quark 250 g low fat': how the thing before the amount is.
const TOLD =
  /^(?:low|reduced|full|fat|nonfat|skim|skimmed|semi|unsweetened|sweetened|organic|free|lean|extra|light|natural|smooth|crunchy|frozen|chopped|sliced|grated|drained)$/;
const EACH = /\b(?:each|apiece)\b/;

/** Reads the amount out of a chunk; the rest are the words of the food. */
export function readPhrase(written: string): Phrase {
  const { chunk, energy } = withoutEnergy(written);
  const { tokens, times } = withoutFactor(tokensOf(chunk));
  const found = findAmount(tokens);
  const words = namedWords(foodWordsOf(found ? around(tokens, found) : tokens), found?.unit);
  const plural = isPlural(withoutChainBehind(words));
  const { counted, share } = isPartOfMany(found, plural)
    ? { counted: undefined, share: times ?? 1 }
    : { counted: times, share: 1 };
  const amount = amountOf(tokens, found, counted);
  return {
    amount: {
      ...amount,
      each: EACH.test(chunk),
      plural,
      share,
      energy,
      ...(found?.behind && { behind: true }),
      ...(found && partAhead(tokens, found)),
    },
    food: words.join(' '),
    starts: found !== undefined && startsItem(tokens, found),
    isBare: words.every((word) => BARE.test(word)) || isOnlyTold(words),
  };
}

/** 'half fries x2' is half of what is served, twice, and no whole fry. */
function isPartOfMany(found: Found | undefined, plural: boolean): boolean {
  return plural && found?.unit === undefined && (found?.count ?? 1) < 1;
}

function isOnlyTold(words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => TOLD.test(word) || BARE.test(word));
}

function namedWords(words: string[], unit: Unit | undefined): readonly string[] {
  if (unit?.kind !== 'measure') return words;
  // '10 wings' are a chicken's, and so are '2 drumsticks, fried'.
  const alone = portionWord(unit.word)?.alone?.split(' ');
  if (alone === undefined || words.some((word) => !PREPARATION.has(word))) return words;
  return [...alone, ...words];
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
  return isFillerWord(token) || valueOf(token) !== undefined;
}

function amountOf(
  tokens: readonly string[],
  found: Found | undefined,
  times: number | undefined,
): Pick<Amount, 'count' | 'unit' | 'size' | 'text' | 'hints' | 'vague'> {
  const size = sizeOf(tokens, found?.unit);
  const text = found ? textOf(tokens, found, size) : (size ?? '');
  const amount = {
    count: found?.count,
    unit: found?.unit,
    size,
    text,
    hints: tokens.filter((token) => !/\d/.test(token)),
    vague: !found || (found.vague && !found.unit),
  };
  if (times === undefined) return amount;
  const count = times * (amount.count ?? 1);
  return { ...amount, count, text: `${text} x${times}`.trim(), vague: false };
}

/** 'a tall glass' is a large one, 'a tall latte' the chain's small one. */
function sizeOf(tokens: readonly string[], unit: Unit | undefined): Size | undefined {
  const size = sizeIn(tokens);
  const isGlass = unit?.kind === 'measure' && unit.word === 'glass';
  return size === 'tall' && isGlass ? 'large' : size;
}

const FACTOR = /^x(\d{1,2}(?:\.5)?|0?\.\d{1,3})$/;

/** A factor behind a thing multiplies its amount: '330 ml beer x2'. */
function withoutFactor(tokens: string[]): { tokens: string[]; times: number | undefined } {
  const times = FACTOR.exec(tokens.at(-1) ?? '')?.[1];
  if (times === undefined) return { tokens, times: undefined };
  return { tokens: tokens.slice(0, -1), times: Number(times) };
}

const ENERGY =
  /(?:\b(?:about|around|approx|approximately|roughly|circa|at)\s)?(?<![\d.])(\d{1,4}(?:\.\d{1,4})?)\s?-?\s?(kcals?|cals?|calories?|kj)\b(?:\s?(each|apiece|per (?!day\b|week\b|kg\b)[a-z]{3,12}|a piece|a portion|a serving))?/;
const PER_100_G =
  /(\d{1,4}(?:\.\d{1,4})?)\s?(kcals?|cals?|calories?|kj)\s?(?:per|\/|a|each)?\s?100\s?(?:g|grams?|ml)\b/;
const KJ_OF_KCAL = 4.184;

/** '250 kcal protein bar': energy that is stated is no part of the name. */
function withoutEnergy(chunk: string): { chunk: string; energy: StatedEnergy | undefined } {
  const label = PER_100_G.exec(chunk);
  if (label)
    return {
      chunk: singleSpaces(chunk.replace(PER_100_G, ' ')).trim(),
      energy: {
        kcal: Number(label[1]) / (label[2] === 'kj' ? KJ_OF_KCAL : 1),
        each: false,
        per100g: true,
      },
    };
  const found = /\d\s?-?\s?(?:k?cal|kj)/.test(chunk) ? ENERGY.exec(chunk) : null;
  if (!found) return { chunk, energy: undefined };
  const [whole, figure = '', unit = '', per] = found;
  const rest = `${chunk.slice(0, found.index)} ${chunk.slice(found.index + whole.length)}`;
  const kcal = Number(figure) / (unit === 'kj' ? KJ_OF_KCAL : 1);
  // Before the food it tells what one has: '2 250 kcal bars'.
  const leads = /[\p{L}]/u.test(chunk.slice(found.index + whole.length));
  return {
    chunk: singleSpaces(rest).trim(),
    energy: kcal > 0 ? { kcal, each: per !== undefined || leads } : undefined,
  };
}

function textOf(tokens: readonly string[], { from, to }: Found, size: Size | undefined): string {
  const words = tokens
    .slice(from, to)
    .filter((word) => word !== 'of')
    .map((word) => (THIRDS[/\.\d+$/.exec(word)?.[0] ?? ''] === undefined ? word : inThirds(word)))
    .map((word) => word.replace(/(?<=\w)sized$/, '-sized'));
  const saysSize = words.some((word) => readSize(word) !== undefined);
  return size === undefined || saysSize ? words.join(' ') : `${words.join(' ')} ${size}`;
}

const THIRDS: Readonly<Record<string, string>> = { '.333': '1/3', '.667': '2/3' };

/** '1.333' as people write it: '1 1/3'. */
function inThirds(number: string): string {
  const [whole = '', rest = ''] = number.split('.');
  const part = THIRDS[`.${rest}`] ?? '';
  return whole === '0' || whole === '' ? part : `${whole} ${part}`;
}

/** The last word of the food: 'sausage roll greggs' is one roll. */
function withoutChainBehind(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return isPlural(last) && last.search(CHAINS) === 0 ? (words.at(-2) ?? '') : last;
}

function isPlural(word: string): boolean {
  return word.length > 3 && /[^su]s$/.test(word);
}
