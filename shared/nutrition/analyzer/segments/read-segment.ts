import type { Phrase } from '../amounts/read-phrase';
import type { Chunk } from '../amounts/chunks';
import { isPlainFood, type Match } from '../ranking/score-name';
import { RAW_WORDS } from '../ranking/kinds';
import { WEIGHTS } from '../ranking/weights';
import { wordsOf } from '../language/words';

export type Find = (food: string) => Match | undefined;

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

/** '0 apples', '-2 eggs': nobody knows what is meant, and it is no portion. */
const NO_AMOUNT = /^(?:0|minus\d{1,4}) (?!cal|kcal|sugar|fat|carb)\p{L}/u;

function hasNoAmount({ amount }: Phrase): boolean {
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

const WHOLE_HEAD = 0.99;
const WHOLE_COVER = 0.95;

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

// Plain names are one name together only where it says little else.
const ONE_NAME_PRECISION = 0.85;

/** Several chunks are one name; 'eggs and toast' is a list of plain names. */
function isOneName(find: Find, chunks: readonly Chunk[], match: Match): boolean {
  if (chunks.length === 1) return true;
  if (areApart(chunks, match) || match.cover < WEIGHTS.mergedMin) return false;
  if (match.named) return !isCountedBeside(find, chunks);
  if (leavesOneOut(find, chunks, match)) return false;
  if (hangTogether(chunks) && isOtherKind(find, chunks, match)) return false;
  return isDescribedAsOne(find, chunks, match);
}

/** 'chili with cornbread and cheese' is no dish that has chili and cheese: the cornbread would be lost. */
function leavesOneOut(find: Find, chunks: readonly Chunk[], match: Match): boolean {
  const said = wordsOf(chunks.map(({ phrase }) => phrase.food).join(' '));
  if (isWithin(wordsOf(match.description?.split(',')[0] ?? ''), said)) return false;
  return chunks.some((chunk, at) => {
    const { food } = chunk.phrase;
    if (food === '' || find(food)?.named !== true) return false;
    const [first, ...others] = chunks.filter((_, place) => place !== at);
    const without = first && find(joinedWords(first, others));
    return without?.place === match.place && without.cover > match.cover;
  });
}

const BESIDE_WORDS = 2;

/** '2 eggs and avocado toast' are eggs, and a toast. */
function isCountedBeside(find: Find, [first, ...others]: readonly Chunk[]): boolean {
  const { count = 1, plural = false } = first?.phrase.amount ?? {};
  if (count <= 1 || !plural) return false;
  return others.some(({ phrase: { food }, unsaid = false }) => {
    const isThing = unsaid || food.split(' ').length >= BESIDE_WORDS;
    return isThing && find(food)?.named === true;
  });
}

function isDescribedAsOne(find: Find, chunks: readonly Chunk[], match: Match): boolean {
  if (isWhollyTold(chunks, match)) return true;
  // 'steak fries' is another name of fries: a steak with fries is two things.
  if (!match.described) return !areAll(find, chunks, isPlainName);
  if (!areAll(find, chunks, ({ named }) => named)) return true;
  // Cheese and crackers are two things, whatever cheese crackers are; '117 g of sausage on a biscuit' is one.
  if (!match.joint && !isWeighed(chunks)) return false;
  return hangTogether(chunks) ? isHeaded(match) : isOneInList(chunks, match);
}

// A list of so many names that is one name is that food.
const TOLD_PARTS = 3;
const TOLD_COVER = 0.9;

/**
 * 'quesadilla with egg' is 'Quesadilla, egg', and 'sausage and cheese sandwich on a muffin' one, too; but cheese
 * with crackers are two things.
 */
function isWhollyTold(chunks: readonly Chunk[], match: Match): boolean {
  const { cover, precision, described } = match;
  if (!hangTogether(chunks) || cover < TOLD_COVER || precision < ONE_NAME_PRECISION) return false;
  return (described && chunks.length >= TOLD_PARTS) || isHeadedBy(chunks[0], match);
}

/** Whether a chunk is what a description has before a comma or a 'with'. */
function isHeadedBy(first: Chunk | undefined, { described, description = '' }: Match): boolean {
  const [heading = '', ...rest] = description.split(/,| with /);
  const names = wordsOf(heading);
  const said = wordsOf(first?.phrase.food ?? '');
  return rest.length > 0 && (described ? isWithin(names, said) : isWithin(said, names));
}

function isWithin(some: readonly string[], all: readonly string[]): boolean {
  return some.every((word) => all.includes(word));
}

// 'a peanut butter sandwich with regular peanut butter' is one.
const TWICE_PRECISION = 0.7;

/** 'egg, egg, egg' are three, and 'extra rice' is more than the bowl has. */
function areApart(
  chunks: readonly Chunk[],
  { description = '', joint, cover, precision }: Match,
): boolean {
  const phrases = chunks.map(({ phrase }) => phrase);
  if (phrases.some((phrase) => phrase.amount.each || isWeighedRaw(phrase))) return true;
  if (phrases.slice(1).some(isSpooned)) return true;
  // 'Pizza with extra meat' is a name.
  const isExtra = /\bextra\b/.test(description);
  if (!isExtra && phrases.slice(1).some(({ food }) => food.startsWith('extra '))) return true;
  const isTwice = new Set(phrases.map(({ food }) => food)).size < phrases.length;
  return isTwice && !(joint && cover >= WHOLE_COVER && precision >= TWICE_PRECISION);
}

const SPOON_ML = 20;

/** 'coffee with creamer 3 tbsp': no spoon is told of what stands before. */
function isSpooned({ amount: { unit } }: Phrase): boolean {
  return unit?.kind === 'volume' && unit.ml < SPOON_ML;
}

/** '80 g dry pasta with pesto': what was weighed before it was cooked is an item of its own. */
function isWeighedRaw({ food, amount }: Phrase): boolean {
  return amount.unit !== undefined && RAW_WORDS.some((word) => food.split(' ').includes(word));
}

function areAll(find: Find, chunks: readonly Chunk[], holds: (match: Match) => boolean): boolean {
  return chunks.every(({ phrase }) => {
    const match = phrase.food === '' ? undefined : find(phrase.food);
    return match !== undefined && holds(match);
  });
}

function isPlainName(match: Match): boolean {
  return match.named || isPlainFood(match);
}

/** One weight for all of it. */
function isWeighed([first]: readonly Chunk[]): boolean {
  return first?.phrase.amount.unit?.kind === 'weight';
}

/** 'toast with peanut butter': one food where it is headed by what is said, and no other. */
function hangTogether(chunks: readonly Chunk[]): boolean {
  return chunks.slice(1).some(({ separator }) => separator === 'with' || separator === 'within');
}

/** 'oatmeal with raisins' is no cookie: a food by itself stays one, whatever it is eaten with. */
function isOtherKind(find: Find, [first]: readonly Chunk[], { head }: Match): boolean {
  const alone = first && head === 0 ? find(first.phrase.food) : undefined;
  return alone !== undefined && isPlainName(alone);
}

/** The words name what the name is headed by: 'toast with peanut butter' is no sandwich of crackers. */
function isHeaded({ head, described }: Match): boolean {
  return head >= WHOLE_HEAD || (described && head > 0);
}

/** 'rice and beans' is a dish, '2 eggs and toast' none. */
function isOneInList(chunks: readonly Chunk[], match: Match): boolean {
  const isCounted = (chunks[0]?.phrase.amount.count ?? 1) > 1;
  return !isCounted && match.precision >= ONE_NAME_PRECISION;
}

function joined(chunks: readonly Chunk[]): Phrase {
  const [first, ...others] = chunks;
  if (!first) throw new Error('A run has a chunk.');
  if (others.length === 0) return first.phrase;
  const told = chunks.find(({ phrase }) => !phrase.amount.vague) ?? first;
  const size = first.phrase.amount.size ?? told.phrase.amount.size;
  const hints = chunks.flatMap(({ phrase }) => phrase.amount.hints);
  const energy = chunks.find(({ phrase }) => phrase.amount.energy)?.phrase.amount.energy;
  return {
    ...first.phrase,
    food: joinedWords(first, others),
    amount: { ...told.phrase.amount, size, hints, energy },
  };
}

function joinedWords(first: Chunk, others: readonly Chunk[]): string {
  const rest = others.map(
    ({ phrase, separator }) => `${separator === 'with' ? 'with' : 'and'} ${phrase.food}`,
  );
  return [first.phrase.food, ...rest].join(' ').trim();
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
