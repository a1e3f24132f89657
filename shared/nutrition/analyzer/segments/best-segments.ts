import { partBefore } from '../amounts/part-of-weighed';
import type { Amount, Phrase } from '../amounts/read-phrase';
import type { Chunk } from '../amounts/chunks-of';
import { PREPARATION } from '../language/word-classes';
import { wordsOf } from '../language/words';
import { readSegment, type Segment } from './read-segment';
import type { Find } from '../ranking/score-name';
import { plainNamesIn, splitNames } from './split-names';
import { hasAmount } from './without-title';

// 'macaroni and cheese', 'peanut butter and jelly sandwich', 'rice with chicken and peas'.
const CHUNKS_MAX = 7;

// Longer stretches between separators are sentences.
const TERSE_WORDS = 4;

const SENTENCE =
  /\b(?:i|my|we|our|was|were|is|this|these|enjoyed|enjoying|treated|savored|indulged|featured|consisted|started|topped|perfect(?:ly)?|delicious|generous)\b/;

interface Reading {
  gain: number;
  segments: Segment[];
}

/**
 * Reads chunks as foods so that the names of the table are met best: every way to join neighbours
 * is weighed by dynamic programming, each item at a cost, each unknown run at a higher one.
 */
export function bestSegments(find: Find, written: readonly Chunk[]): Segment[] {
  const chunks = written.flatMap((chunk) => splitNames(find, chunk));
  const terse = isTerse(chunks);
  // In a list 'a coffee' tells no more of its amount than 'coffee'.
  const amounts = chunks.some(({ phrase: { amount } }) =>
    terse && amount.vague ? amount.unit : (amount.unit ?? amount.count),
  );
  const best: Reading[] = [{ gain: 0, segments: [] }];
  for (let end = 1; end <= chunks.length; end += 1) {
    const readings = startsOf(chunks, end).map((start): Reading => {
      const { gain, segment } = readSegment(find, {
        chunks: chunks.slice(start, end),
        amounts,
        terse: terse || isClause(chunks, start, end),
      });
      const before = best[start] ?? { gain: -Infinity, segments: [] };
      return { gain: before.gain + gain, segments: withSegment(before.segments, segment) };
    });
    best.push(readings.reduce((one, other) => (other.gain > one.gain ? other : one)));
  }
  return (best.at(-1)?.segments ?? []).flatMap((segment) => namedParts(find, segment));
}

/** 'rice broccoli', of which no food is sure: the names it is made up of. */
function namedParts(find: Find, segment: Segment): Segment[] {
  const { match, phrase } = segment;
  const words = phrase.food.split(' ');
  const names =
    match || words.length < 2 || hasAmount(segment) ? undefined : plainNamesIn(find, words);
  if (!names) return [segment];
  return names.map((name) => ({
    ...segment,
    phrase: { ...phrase, food: name },
    match: find(name),
  }));
}

/** Words that stand by themselves between two breaks are a line of a list, whatever else is told. */
function isClause(chunks: readonly Chunk[], start: number, end: number): boolean {
  const next = chunks[end];
  const isAlone = chunks[start]?.separator === 'break' && (!next || next.separator === 'break');
  return isAlone && end - start === 1 && !SENTENCE.test(chunks[start]?.text ?? '');
}

function isTerse(chunks: readonly Chunk[]): boolean {
  const words = chunks.reduce((sum, { text }) => sum + text.split(' ').length, 0);
  const isTold = chunks.some(({ text }) => SENTENCE.test(text));
  return !isTold && words <= TERSE_WORDS * chunks.length;
}

function startsOf(chunks: readonly Chunk[], end: number): number[] {
  const starts = [end - 1];
  for (let start = end - 2; start >= Math.max(0, end - CHUNKS_MAX); start -= 1) {
    const next = chunks[start + 1];
    if (!next || next.separator === 'break' || next.phrase.starts) break;
    const chunk = chunks[start];
    if (chunk && hasOwnAmounts(chunk, next)) break;
    starts.push(start);
  }
  return starts;
}

function hasOwnAmounts(chunk: Chunk, next: Chunk): boolean {
  if (tellsAmountBehind(chunk) && tellsAmountBehind(next)) return true;
  const { unit } = chunk.phrase.amount;
  return unit !== undefined && (isMeasured(next) || isRiceBeside(chunk, next));
}

/** 'whey 1 scoop with milk 250 ml' are two: each has an amount of its own. */
function isMeasured({ phrase: { amount, food }, separator }: Chunk): boolean {
  const { unit } = amount;
  if (food === '' || unit === undefined) return false;
  // 'adobo a cup, rice 1 cup'
  const isOwn =
    separator === 'comma' || separator === 'and' || (unit.kind === 'volume' && !unit.spoken);
  return unit.kind === 'weight' || (unit.kind === 'volume' && isOwn);
}

/** 'rice 1 cup, dal 1 bowl' are two: the amount behind each name is its own. */
function tellsAmountBehind({ text, phrase: { amount, food } }: Chunk): boolean {
  const isTold = !amount.vague && (amount.unit !== undefined || amount.count !== undefined);
  return isTold && food !== '' && amount.text !== '' && text.trim().endsWith(` ${amount.text}`);
}

const BESIDE =
  /^(?:(?:white|brown|plain|boiled|steamed) )?(?:rice|chawal|roti|chapatt?i|naan|bread)$/;

/** 'dal half katori, rice' are two: the bowl is of what stands before it. */
function isRiceBeside(chunk: Chunk | undefined, { phrase }: Chunk): boolean {
  const { amount, food } = chunk?.phrase ?? {};
  if (!chunk || !amount || food === '' || !BESIDE.test(phrase.food)) return false;
  return amount.unit?.kind === 'measure' && chunk.text.trim().endsWith(amount.text);
}

/** What only tells an amount belongs to the food before it: 'greek yogurt, 200 g'. */
function withSegment(segments: readonly Segment[], next: Segment): Segment[] {
  const before = segments.at(-1);
  if (!before) return [...segments, next];
  const again = isSameFood(before.phrase, next.phrase);
  if (isOtherName(before, next))
    return [...segments.slice(0, -1), { ...before, match: next.match }];
  if (isOfBefore(before, next)) {
    const told = { ...before, phrase: { ...before.phrase, amount: next.phrase.amount } };
    return [...segments.slice(0, -1), told];
  }
  if (isMember(before, next)) {
    const member = { ...next, phrase: { ...next.phrase, amount: before.phrase.amount } };
    return [...segments.slice(0, -1), member];
  }
  if (next.phrase.food !== '' && !again) return withOther(segments, before, next);
  const amount = tellsMore(before.phrase, next.phrase, again);
  if (!amount) return [...segments];
  const told = { ...before, phrase: { ...before.phrase, amount } };
  const rest = segments.slice(0, -1);
  if (!amount.each) return [...rest, told];
  return [...rest.map((segment) => withEach(segment, amount)), told];
}

function withOther(segments: readonly Segment[], before: Segment, next: Segment): Segment[] {
  const named = namedBefore(segments, next);
  if (named) return segments.map((one) => (one === named ? toldAgain(one, next) : one));
  return [...shared(segments, next), forEach(before.phrase.amount, next)];
}

/** 'quark 250 g magerstufe': words that name no food have no weight of their own. */
function isOfBefore(before: Segment, next: Segment): boolean {
  if (next.behind !== true || next.match || !before.match || !isWeighed(next.phrase.amount))
    return false;
  return before.phrase.amount.unit === undefined && before.phrase.amount.count === undefined;
}

function tellsMore(before: Phrase, next: Phrase, again: boolean): Amount | undefined {
  const { amount } = before;
  const many = ofEach(amount, next.amount);
  if (many) return many;
  const share = amount.share * next.amount.share;
  const energy = next.amount.energy ?? amount.energy;
  const hints = [...amount.hints, ...next.amount.hints];
  if (again || isFirmer(next.amount, amount))
    return { ...next.amount, share, energy, hints, ...partBefore(amount, next.amount) };
  const tells = next.amount.energy !== undefined || next.amount.share !== 1;
  return tells ? { ...amount, share, energy } : undefined;
}

/** '3 eggs, 50 g each': so much three times. */
function ofEach(before: Amount, next: Amount): Amount | undefined {
  const { count = 1, vague } = before;
  if (!next.each || !isWeighed(next) || isWeighed(before) || vague || count === 1) return undefined;
  return {
    ...next,
    count: count * (next.count ?? 1),
    text: `${before.text} x ${next.text}`,
    share: before.share * next.share,
    hints: [...before.hints, ...next.hints],
    each: false,
  };
}

const SUSHI =
  /\b(?:nigiri|maki|sashimi|uramaki|hosomaki|temaki|gunkan|california|(?<!\b(?:spring|egg|summer) )roll)s?\b/;

/** 'sushi 8 pcs salmon nigiri': the nigiri are the sushi. */
function isMember(before: Segment, next: Segment): boolean {
  const { unit, count } = next.phrase.amount;
  const isOpen = next.behind === true && unit === undefined && count === undefined;
  return isOpen && /^sushi(?: night)?$/.test(before.phrase.food) && SUSHI.test(next.phrase.food);
}

/** '3 coffees with 2 sugars each': six of them. */
function forEach({ count = 1, unit, vague }: Amount, next: Segment): Segment {
  const { amount } = next.phrase;
  const isForEach = amount.each && next.separator === 'with' && !vague && unit?.kind !== 'weight';
  if (!isForEach || count <= 1 || amount.count === undefined) return next;
  const text = `${amount.text} x ${count}`;
  const all = { ...amount, count: amount.count * count, text, each: false };
  return { ...next, phrase: { ...next.phrase, amount: all } };
}

/** 'dal and rice, 1 cup each': what is for each is for those before, too. */
function shared(segments: readonly Segment[], { phrase }: Segment): readonly Segment[] {
  if (!phrase.amount.each || !phrase.amount.unit) return segments;
  return segments.map((segment) => withEach(segment, phrase.amount));
}

/** 'caramel pork (thit kho)': the second is a name of the first. */
function isOtherName(before: Segment, next: Segment): boolean {
  if (!before.match || !next.match || hasAmount(next)) return false;
  return before.match.place === next.match.place && !before.match.named && next.match.named;
}

/** 'scrambled eggs, 3 eggs': the second counts the first. */
function isSameFood(before: Phrase, next: Phrase): boolean {
  const { amount } = next;
  const isOpen = isUncounted(before.amount) && !isOfOtherSize(before.amount, amount);
  const isCount = amount.count !== undefined && !amount.unit && !/\b(?:a|an)\b/.test(amount.text);
  if (!isOpen || next.food === '' || !isCount) return false;
  const words = withoutPreparation(before.food);
  const again = wordsOf(next.food);
  // 'spaghetti with meatballs, 4 meatballs': they are in it, and not four of it.
  return (
    !(before.food.includes(' with ') && !again.includes(words[0] ?? '')) &&
    isNamedAgain(words, again)
  );
}

/** 'egg and chips, 2 eggs': what is counted behind a comma is what was named further ahead. */
function namedBefore(segments: readonly Segment[], next: Segment): Segment | undefined {
  if (next.separator !== 'comma' && next.separator !== 'break') return undefined;
  return segments.findLast(
    ({ match, phrase }) =>
      match !== undefined &&
      match.place === next.match?.place &&
      phrase.amount.count === undefined &&
      isSameFood(phrase, next.phrase),
  );
}

function toldAgain(before: Segment, { phrase }: Segment): Segment {
  const { share, energy, hints } = before.phrase.amount;
  const amount = {
    ...phrase.amount,
    share: share * phrase.amount.share,
    energy: phrase.amount.energy ?? energy,
    hints: [...hints, ...phrase.amount.hints],
  };
  return { ...before, phrase: { ...before.phrase, amount } };
}

/** '1 beer, 2 small beers' */
function isOfOtherSize({ text }: Amount, { size }: Amount): boolean {
  return size !== undefined && /^(?:1|one)\b/.test(text);
}

function isUncounted({ unit, count = 1 }: Amount): boolean {
  return unit === undefined && count === 1;
}

/** 'large egg, fried - 1 egg' */
function withoutPreparation(food: string): readonly string[] {
  return wordsOf(food).filter((word) => word !== 'and' && !PREPARATION.has(word));
}

function isNamedAgain(words: readonly string[], again: readonly string[]): boolean {
  // 'egg bhurji, 3 eggs': the eggs are in it, and not three of it.
  return again.at(-1) === words.at(-1) && again.every((word) => words.includes(word));
}

function withEach(segment: Segment, amount: Amount): Segment {
  if (!segment.phrase.amount.vague) return segment;
  return { ...segment, phrase: { ...segment.phrase, amount } };
}

function isFirmer(next: Amount, before: Amount): boolean {
  const isOpen = before.unit === undefined && before.count === undefined;
  if (next.unit === undefined) return !next.vague && isOpen;
  if (next.unit.kind === 'measure') return isOpen;
  if (next.unit.kind === 'volume' && next.unit.spoken && !before.vague) return false;
  return !isWeighed(before);
}

function isWeighed({ unit }: Amount): boolean {
  return unit?.kind === 'weight' || unit?.kind === 'volume';
}
