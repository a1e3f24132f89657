import type { Phrase } from '../amounts/read-phrase';
import type { Chunk } from '../amounts/chunks-of';
import { type Find, type Match, WHOLE_COVER, WHOLE_HEAD } from '../ranking/score-name';
import { WEIGHTS } from '../ranking/weights';
import { isOneName, joined, NO_AMOUNT } from './is-one-name';

interface ChunkRun {
  chunks: readonly Chunk[];
  /** The description tells amounts, so that what has none is rather a part of something. */
  amounts: boolean;
  /** It is a line of a list, as people type it, and no account in sentences. */
  terse: boolean;
}

/** A run of chunks as one food, or as words that name none, with what that is worth. */
export function readSegment(
  find: Find,
  { chunks, amounts, terse }: ChunkRun,
): { gain: number; segment: Segment } {
  const phrase = joined(chunks);
  const { separator, ...place } = placeOf(chunks);
  const none = { phrase, match: undefined, separator, ...place };
  if (phrase.food === '' || NO_AMOUNT.test(phrase.food)) return { gain: 0, segment: none };
  const match = find(phrase.food);
  if (isSource(chunks, match))
    return { gain: 0, segment: { ...none, phrase: { ...phrase, food: '' } } };
  const isBare = hasNoAmount(phrase);
  if (!match || !isMeant(match, phrase, { amounts, terse }))
    return { gain: -lossOf(phrase, chunks.length), segment: none };
  if (!isOneName(find, chunks, match)) return { gain: -Infinity, segment: none };
  const asBare = amounts && isBare ? bareCost(match, { phrase, separator, terse }) : 0;
  const parts = asBare + commaCost(chunks);
  const sure = isMeantAlone(match, phrase) ? match : weakened(match);
  const segment = { phrase, match: sure, separator, ...place };
  return { gain: match.gain - WEIGHTS.item - parts, segment };
}

/** 'tots from the dining hall': where they were from, if no food is called so. */
function isSource(chunks: readonly Chunk[], match: Match | undefined): boolean {
  return chunks.every(({ source }) => source === true) && match?.named !== true;
}

function placeOf([first]: readonly Chunk[]) {
  return {
    separator: first?.separator ?? ('break' as const),
    behind: first?.behind === true,
    unsaid: first?.unsaid === true,
  };
}

export function hasNoAmount({ amount }: Phrase): boolean {
  return amount.unit === undefined && amount.count === undefined;
}

function isMeant(
  match: Match,
  phrase: Phrase,
  { amounts, terse }: Omit<ChunkRun, 'chunks'>,
): boolean {
  if (!isLikely(match, phrase) || isLoneGuess(match, phrase)) return false;
  return (
    !hasNoAmount(phrase) || !isPassing(match, amounts) || (terse && isListedName(match, phrase))
  );
}

/** Whether the words would name the food without the amount beside them, too. */
function isMeantAlone(match: Match, phrase: Phrase): boolean {
  if (match.named) return true;
  return match.gain >= WEIGHTS.gainMin && (!isPassing(match, false) || isListedName(match, phrase));
}

// An amount makes no weak match a strong one: '100 g happy'.
const WEAK_COVER = 0.5;

function weakened(match: Match): Match {
  return { ...match, named: false, cover: Math.min(match.cover, WEAK_COVER) };
}

interface Bare {
  phrase: Phrase;
  separator: Chunk['separator'];
  terse: boolean;
}

function bareCost(match: Match, { phrase, separator, terse }: Bare): number {
  return partCost({ named: match.named || (terse && isListedName(match, phrase)) }, separator);
}

/** A plain name in a list is an item without an amount, too; what hangs on another is rather a part. */
function partCost({ named }: Pick<Match, 'named'>, separator: Chunk['separator']): number {
  const isListed =
    separator === 'break' || (named && separator !== 'with' && separator !== 'within');
  return isListed ? 0 : WEIGHTS.bare;
}

function commaCost(chunks: readonly Chunk[]): number {
  return (
    chunks.slice(1).filter(({ separator }) => separator === 'comma').length * WEIGHTS.mergeComma
  );
}

function lossOf({ food, amount, starts }: Phrase, chunks: number): number {
  const told = amount.unit !== undefined && starts ? WEIGHTS.told : 0;
  return (WEIGHTS.drop * food.split(' ').length + WEIGHTS.dropFlat) * chunks + told;
}

// So much of the words says what a thing is, even without its noun.
const LIKELY_COVER = 0.6;

function isLikely({ gain, isNoun, cover }: Match, { amount, starts }: Phrase): boolean {
  const isTold = amount.unit !== undefined && starts && (isNoun || cover > LIKELY_COVER);
  return gain >= (isTold ? WEIGHTS.toldGainMin : WEIGHTS.gainMin);
}

// A word by itself names what it is most of; of another name of a food it must be all.
const LONE_PRECISION = 0.55;
const LONE_ALIAS_PRECISION = 0.9;

/** 'on top', 'a leg', '2 pittas': one word that is a part of some food's name is no name of it. */
function isLoneGuess({ named, described, precision }: Match, { food }: Phrase): boolean {
  if (named || food.includes(' ')) return false;
  return precision < (described ? LONE_PRECISION : LONE_ALIAS_PRECISION);
}

/** A word in a long name means it where somebody counts it, and hardly in passing. */
function isPassing({ named, head, cover, precision }: Match, amounts: boolean): boolean {
  const isWhole = named || (head >= WHOLE_HEAD && cover >= WHOLE_COVER);
  const least = amounts ? WEIGHTS.toldPrecisionMin : WEIGHTS.passingPrecisionMin;
  return !isWhole && precision < least;
}

// 'reuben', 'lettuce': a word or two in a list are a name, where they are all of a food's noun.
const LISTED_WORDS_MAX = 3;
const LISTED_PRECISION = 0.3;
// 'reuben' is most of what 'reuben sandwich' says.
const LISTED_HEAD = 0.6;

function isListedName(match: Match, { food }: Phrase): boolean {
  const { isNoun, cover, precision, slip, head } = match;
  const isThing = isNoun || head >= LISTED_HEAD;
  if (slip || !isThing || cover < WHOLE_COVER || precision < LISTED_PRECISION) return false;
  return food.split(' ').length <= LISTED_WORDS_MAX;
}

/** A run of chunks read as one food, or as words that name none. */
export interface Segment {
  phrase: Phrase;
  match: Match | undefined;
  separator: Chunk['separator'];
  /** Its amount stands behind other words, as in 'quark 250 g'. */
  behind?: boolean;
  /** Nothing parts it from the one before, as in 'hot pocket pepperoni'. */
  unsaid?: boolean;
}
