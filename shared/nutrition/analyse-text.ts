import type { Analysis } from '#shared/records/meal-item';

import { withCalibration } from './calibrated-range';
import { withoutFillings } from './fillings';
import { finder } from './find-phrase';
import type { FoodMemory } from './food-memory';
import type { FoodTable } from './food-table';
import { type Chunk, chunksOf } from './grammar/chunks';
import { withCorrections } from './grammar/corrections';
import { spellPictures } from './grammar/emoji';
import { FILLER } from './grammar/filler';
import { isForeign, spellForeignAmounts } from './grammar/languages';
import { mealPart } from './grammar/not-a-meal';
import { withoutDenied } from './grammar/not-eaten';
import { spellFractions } from './grammar/numbers';
import { singleSpaces } from './grammar/spaces';
import { rangeOfItems } from './meal-range';
import { withPersonalFoods } from './personal/known-foods';
import type { PersonalFood } from './personal/personal-food';
import { withDoubts } from './plausibility';
import { questionOf } from './questions/question-of';
import { isNaming } from './ranking/asked-terms';
import { SILENT } from './ranking/light-words';
import { normalise, termsOf } from './ranking/words';
import { readItems } from './read-items';
import { type Find, readRun } from './read-run';
import type { Segment } from './segment';
import { asTyped } from './shown-words';
import { splitNames } from './split-names';
import { withSegment } from './told-amounts';
import { totalNutrients } from './totals';
import { readWholeName } from './whole-name';

// 'macaroni and cheese', 'peanut butter and jelly sandwich', 'rice with chicken and peas'.
const CHUNKS_MAX = 7;

// Longer stretches between joints are sentences.
const TERSE_WORDS = 4;

const SENTENCE =
  /\b(?:i|my|we|our|was|were|is|this|these|enjoyed|enjoying|treated|savored|indulged|featured|consisted|started|topped|perfect(?:ly)?|delicious|generous)\b/;

/** Goes up whenever the rules change in a way that can change a result. */
export const ANALYSER_VERSION = '5';

const ITEMS_MAX = 60;
// As far as a description is read.
const LONGEST_TEXT = 2_500;

interface Circumstances {
  by: 'device' | 'server';
  /** What the person has answered and corrected before. */
  memory?: FoodMemory;
  /** Foods of the person's own, as `personalFood` makes them. */
  personal?: readonly PersonalFood[];
}

/**
 * Reads a meal out of words: which foods of the table, how many grams of each, how sure that is, and
 * the one thing that would be worth asking. Pure: the same words, table and memory give the same
 * result on a device and on the server. Words that name no food are listed as such and add nothing.
 * Never throws, whatever the text.
 */
export function analyseText(
  tables: FoodTable,
  text: string,
  { by, memory: taught = NOTHING_REMEMBERED, personal = [] }: Circumstances,
): Analysis {
  const { table, memory } = withPersonalFoods({ table: tables, memory: taught }, personal);
  const said = singleSpaces(normalise(spellFractions(spellPictures(text.slice(0, LONGEST_TEXT)))));
  const foreign = isForeign(said);
  const segments = foreign
    ? foreignSegments(table, said, memory)
    : readSegments(table, { text, said }, memory);
  const shown = asTyped(text);
  const read = readItems(table, segments, { memory, shown });
  const items = read.items.slice(0, ITEMS_MAX);
  const readings = read.readings.slice(0, ITEMS_MAX);
  const unknown = segments.filter(
    ({ match, phrase }) => !match && !phrase.amount.energy && isAboutFood(phrase.food),
  );
  const doubts = {
    unread: unreadShare(segments, unknown),
    foreign,
    calories: totalNutrients(items).calories ?? 0,
  };
  return {
    by,
    analyser: ANALYSER_VERSION,
    table: table.release,
    model: null,
    items,
    notFound: unknown.map(({ phrase }) => shown(phrase.food).slice(0, 200)).slice(0, ITEMS_MAX),
    question: questionOf(table, readings, foreign ? [] : unknown),
    ...(items.length === 0
      ? NOT_UNDERSTOOD
      : withCalibration(withDoubts(rangeOfItems(items), doubts), doubts.calories)),
  };
}

/** Nothing is known of a line that was not understood: its range is no 0 to 0. */
const NOT_UNDERSTOOD = { confidence: 'low', caloriesLow: null, caloriesHigh: null } as const;

function readSegments(
  table: FoodTable,
  { text, said }: { text: string; said: string },
  memory: FoodMemory,
): readonly Segment[] {
  const whole = readWholeName(table, text, memory);
  if (whole) return [whole];
  const eaten = withoutDenied(withCorrections(mealPart(said)));
  const find = finder(table, memory, 'likely');
  return withoutFillings(table, segmentsOf(find, chunksOf(eaten)));
}

/** Of a line in another language what is known by its name is read, and nothing is guessed. */
function foreignSegments(table: FoodTable, said: string, memory: FoodMemory): readonly Segment[] {
  const find = finder(table, memory, 'by-name');
  const asSaid = segmentsOf(find, chunksOf(said));
  // 'arroz con leche' is a name: its small words are no joints.
  if (asSaid.every(({ match, phrase }) => match ?? phrase.food === '')) return asSaid;
  return segmentsOf(find, chunksOf(spellForeignAmounts(said)));
}

/** Share of the words that could name a food which names none, 0 to 1. */
function unreadShare(segments: readonly Segment[], unknown: readonly Segment[]): number {
  const count = (some: readonly Segment[]) =>
    some.reduce((sum, { phrase }) => sum + phrase.food.split(' ').length, 0);
  return unknown.length === 0 ? 0 : count(unknown) / Math.max(1, count(segments));
}

/** Whether words could name a food, and not only say how one is. */
function isAboutFood(words: string): boolean {
  return termsOf(words).some((term) => isNaming(term) && !FILLER.has(term) && !SILENT.has(term));
}

const NOTHING_REMEMBERED: FoodMemory = new Map();

interface Reading {
  gain: number;
  segments: Segment[];
}

/**
 * Reads chunks as foods so that the names of the table are met best: every way to join neighbours
 * is weighed by dynamic programming, each item at a cost, each unknown run at a higher one.
 */
function segmentsOf(find: Find, written: readonly Chunk[]): Segment[] {
  const chunks = written.flatMap((chunk) => splitNames(find, chunk));
  const amounts = chunks.some(({ phrase }) => phrase.amount.unit ?? phrase.amount.count);
  const terse = isTerse(chunks);
  const best: Reading[] = [{ gain: 0, segments: [] }];
  for (let end = 1; end <= chunks.length; end += 1) {
    const readings = startsOf(chunks, end).map((start): Reading => {
      const { gain, segment } = readRun(find, { chunks: chunks.slice(start, end), amounts, terse });
      const before = best[start] ?? { gain: -Infinity, segments: [] };
      return { gain: before.gain + gain, segments: withSegment(before.segments, segment) };
    });
    best.push(readings.reduce((one, other) => (other.gain > one.gain ? other : one)));
  }
  return best.at(-1)?.segments ?? [];
}

function isTerse(chunks: readonly Chunk[]): boolean {
  const words = chunks.reduce((sum, { text }) => sum + text.split(' ').length, 0);
  const isTold = chunks.some(({ text }) => SENTENCE.test(text));
  return !isTold && words <= TERSE_WORDS * chunks.length;
}

/** Where a run that ends here may begin, the nearest first. */
function startsOf(chunks: readonly Chunk[], end: number): number[] {
  const starts = [end - 1];
  for (let start = end - 2; start >= Math.max(0, end - CHUNKS_MAX); start -= 1) {
    const next = chunks[start + 1];
    if (!next || next.joint === 'break' || next.phrase.starts) break;
    starts.push(start);
  }
  return starts;
}
