import { memoryKey, type FoodMemory } from './food-memory';
import type { FoodTable } from './food-table';
import { readPhrase, type Amount, type Phrase } from './grammar/amounts';
import type { Chunk } from './grammar/chunks';
import { findFoods, type Match } from './ranking/find-food';
import { T } from './ranking/tuning';
import { wordsOf } from './ranking/words';

/** A run of chunks read as one food, or as words that name none. */
export interface Segment {
  phrase: Phrase;
  match: Match | undefined;
  joint: Chunk['joint'];
}

// 'macaroni and cheese', 'peanut butter and jelly sandwich', 'rice with chicken and peas'.
const CHUNKS_MAX = 7;
// More than any other reading of the same words gains.
const REMEMBERED_GAIN = 10;

interface Reading {
  gain: number;
  segments: Segment[];
}

/**
 * Reads chunks as foods so that the names of the table are met best: every way to join neighbours
 * is weighed by dynamic programming, each item at a cost, each unknown run at a higher one.
 */
export function segmentsOf(
  table: FoodTable,
  written: readonly Chunk[],
  memory: FoodMemory,
): Segment[] {
  const find = remembering(
    (food) => rememberedFood(table, food, memory) ?? findFoods(table, food, 1)[0],
  );
  const chunks = written.flatMap((chunk) => splitNames(find, chunk));
  const amounts = chunks.some(({ phrase }) => phrase.amount.unit ?? phrase.amount.count);
  const best: Reading[] = [{ gain: 0, segments: [] }];
  for (let end = 1; end <= chunks.length; end += 1) {
    let winner: Reading | undefined;
    for (let start = end - 1; start >= Math.max(0, end - CHUNKS_MAX); start -= 1) {
      const before = best[start];
      if (!before) continue;
      if (start < end - 1 && !canJoin(chunks, start, end)) break;
      const read = readRun(find, chunks.slice(start, end), amounts);
      const gain = before.gain + read.gain;
      if (winner && gain <= winner.gain) continue;
      winner = { gain, segments: added(before.segments, read.segment) };
    }
    best.push(winner ?? { gain: 0, segments: [] });
  }
  return best.at(-1)?.segments ?? [];
}

// A name of more words is hardly two names.
const SPLIT_WORDS_MAX = 6;

/** 'pancakes maple syrup': two plain names without a word between them. */
function splitNames(find: Find, chunk: Chunk): Chunk[] {
  const words = chunk.phrase.food.split(' ');
  if (words.length < 2 || words.length > SPLIT_WORDS_MAX) return [chunk];
  const whole = find(chunk.phrase.food);
  if (whole && (whole.named || whole.cover >= 0.95)) return [chunk];
  for (let at = words.length - 1; at > 0; at -= 1) {
    const [one, other] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    if (!find(one)?.named || !find(other)?.named) continue;
    return [
      { ...chunk, phrase: { ...chunk.phrase, food: one } },
      { text: other, joint: 'with', phrase: readPhrase(other) },
    ];
  }
  return [chunk];
}

/** What only tells an amount belongs to the food before it: 'greek yogurt, 200 g'. */
function added(segments: readonly Segment[], next: Segment): Segment[] {
  const before = segments.at(-1);
  if (!before) return [...segments, next];
  const again = isSameFood(before.phrase, next.phrase);
  if (next.phrase.food !== '' && !again) return [...segments, next];
  if (!again && !isFirmer(next.phrase.amount, before.phrase.amount)) return [...segments];
  const amount = {
    ...next.phrase.amount,
    hints: [...before.phrase.amount.hints, ...next.phrase.amount.hints],
  };
  const told = { ...before, phrase: { ...before.phrase, amount } };
  const rest = segments.slice(0, -1);
  if (!amount.each) return [...rest, told];
  return [...rest.map((segment) => withEach(segment, amount)), told];
}

/** 'scrambled eggs, 3 eggs': the second counts the first. */
function isSameFood(before: Phrase, next: Phrase): boolean {
  const { amount } = next;
  const isTold = before.amount.unit === undefined && (before.amount.count ?? 1) === 1;
  if (!isTold || next.food === '' || amount.count === undefined || amount.unit) return false;
  if (/\b(?:a|an)\b/.test(amount.text)) return false;
  const words = wordsOf(before.food);
  return wordsOf(next.food).every((word) => words.includes(word));
}

function withEach(segment: Segment, amount: Amount): Segment {
  if (!segment.phrase.amount.vague) return segment;
  return { ...segment, phrase: { ...segment.phrase, amount } };
}

function isFirmer(next: Amount, before: Amount): boolean {
  if (next.unit === undefined) return false;
  if (next.unit.kind === 'volume' && next.unit.spoken && !before.vague) return false;
  const isFirm = before.unit?.kind === 'weight' || before.unit?.kind === 'volume';
  return next.unit.kind === 'measure'
    ? before.unit === undefined && before.count === undefined
    : !isFirm;
}

/** A food that the person has told to mean by these very words comes before any that the table finds. */
function rememberedFood(table: FoodTable, food: string, memory: FoodMemory): Match | undefined {
  if (memory.size === 0) return undefined;
  const place = table.placeOf(memory.get(memoryKey(food))?.code ?? '');
  if (place === undefined) return undefined;
  const gain = REMEMBERED_GAIN + (findFoods(table, food, 1)[0]?.gain ?? 0);
  return { place, cover: 1, precision: 1, score: gain, gain, head: 1, isNoun: true, named: true };
}

type Find = (food: string) => Match | undefined;

/** The same words in one description are looked up once. */
function remembering(find: Find): Find {
  const known = new Map<string, Match | undefined>();
  return (food) => {
    if (!known.has(food)) known.set(food, find(food));
    return known.get(food);
  };
}

function canJoin(chunks: readonly Chunk[], start: number, end: number): boolean {
  const next = chunks[start + 1];
  if (!next || end <= start + 1) return true;
  return next.joint !== 'break' && !next.phrase.starts;
}

/** @param amounts whether the description tells amounts, so that what has none is rather a part. */
function readRun(
  find: Find,
  run: readonly Chunk[],
  amounts: boolean,
): { gain: number; segment: Segment } {
  const phrase = joined(run);
  const joint = run[0]?.joint ?? 'break';
  if (phrase.food === '') return { gain: 0, segment: { phrase, match: undefined, joint } };
  const match = find(phrase.food);
  const words = phrase.food.split(' ').length;
  const isTold = phrase.amount.unit !== undefined && phrase.starts;
  const loss = (T.drop! * words + T.dropFlat!) * run.length + (isTold ? T.told! : 0);
  const dropped = { gain: -loss, segment: { phrase, match: undefined, joint } };
  if (
    !match ||
    match.gain < (isTold && (match.isNoun || match.cover > 0.6) ? T.toldMin! : T.minScore!)
  )
    return dropped;
  if (run.length > 1 && isList(find, run, match)) return { ...dropped, gain: -Infinity };
  if (run.length > 1 && match.cover < T.mergedMin!) return { ...dropped, gain: -Infinity };
  const isBare = phrase.amount.unit === undefined && phrase.amount.count === undefined;
  // A word in a long name means it where somebody counts it, and hardly in passing.
  if (isBare && match.precision < T.idle! && !isWhole(match)) return dropped;
  const bare = amounts && isBare && joint !== 'break' ? T.bare! : 0;
  const commas = run.slice(1).filter((chunk) => chunk.joint === 'comma').length;
  return {
    gain: match.gain - T.item! - bare - commas * T.mergeComma!,
    segment: { phrase, match, joint },
  };
}

/** Whether the words are what the thing is, if not of which kind. */
function isWhole({ named, head, cover }: Match): boolean {
  return named || (head >= 0.99 && cover >= 0.95);
}

/** 'eggs and toast': plain names each, and together no name of one thing. */
function isList(find: Find, run: readonly Chunk[], match: Match): boolean {
  const isPlain = run.every(({ phrase }) => phrase.food !== '' && find(phrase.food)?.named);
  const isCounted =
    (run[0]?.phrase.amount.count ?? 1) > 1 && run.some(({ joint }) => joint === 'and');
  return isPlain && !match.named && (isCounted || match.precision < 0.85);
}

function joined(run: readonly Chunk[]): Phrase {
  const [first, ...others] = run;
  if (!first) throw new Error('A run has a chunk.');
  if (others.length === 0) return first.phrase;
  const food = [
    first.phrase.food,
    ...others.map(({ phrase, joint }) => `${joint === 'with' ? 'with' : 'and'} ${phrase.food}`),
  ]
    .join(' ')
    .trim();
  const told = run.find(({ phrase }) => !phrase.amount.vague) ?? first;
  const hints = run.flatMap(({ phrase }) => phrase.amount.hints);
  const size = first.phrase.amount.size ?? told.phrase.amount.size;
  return { ...first.phrase, food, amount: { ...told.phrase.amount, size, hints } };
}
