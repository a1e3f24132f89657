import type { Analysis, Confidence } from '#shared/records/meal-item';

import { withDoubts } from './confidence';
import { withoutFillings } from './segments/without-fillings';
import { finder } from './segments/find-phrase';
import { readNameAlone, readWholeName } from './segments/read-whole-name';
import { withoutChains } from './segments/without-chains';
import { type FoodMemory, withPersonalFoods } from './food-memory';
import type { FoodTable } from '../table/food-table';
import { chunksOf } from './amounts/chunks-of';
import { withCorrections } from './language/with-corrections';
import { withoutDenied, withoutUneaten } from './language/denials';
import { spellSpoons } from './language/everyday-words';
import { spellPictures } from './language/spell-pictures';
import {
  isFalseFriend,
  isForeign,
  isPartlyForeign,
  spellForeignAmounts,
  withoutFalseFriends,
} from './language/languages';
import { withChainsAhead } from './language/chains';
import { withoutLeftToOthers } from './language/without-left-to-others';
import { mealPart } from './language/meal-part';
import { spellFractions } from './language/plain-numbers';
import { ownLines } from './language/own-lines';
import { withMakersJoined } from './language/with-makers-joined';
import { withDigits } from './language/with-digits';
import { withoutFrame } from './language/without-frame';
import { withServings } from './language/with-servings';
import { withoutTimes } from './language/without-times';
import { amountsOf, rangeOfItems, withCalibration } from '../items/meal-range';
import type { PersonalFood } from '../table/personal-food';
import { doubtfulQuestion, questionOf } from './question-of';
import { isNaming } from './ranking/query-terms';
import { spellMeasures } from './ranking/spell-measures';
import { FILLER, SILENT } from './language/word-classes';
import { asTyped, normalise, singleSpaces, termsOf } from './language/words';
import { type Reading, readItems } from './read-items';
import { type Segment } from './segments/read-segment';

import { withAmountsOfNames } from './segments/with-amounts-of-names';
import { withMilliliters } from './segments/with-milliliters';
import { withLostNames } from './segments/with-lost-names';
import { withNamesApart } from './segments/with-names-apart';
import { withTimesOfAll } from './segments/with-times-of-all';
import { withVesselsApart } from './segments/with-vessels-apart';
import { withWholeNames } from './segments/with-whole-names';
import { bestSegments } from './segments/best-segments';
import { totalNutrients } from '../items/totals';

/** Goes up whenever the rules change in a way that can change a result. */
export const ANALYSER_VERSION = '34';

const ITEMS_MAX = 60;
const WORDS_MAX = 200;
const LONGEST_TEXT = 2_500;
// A doubtful meal of more is doubtful in more than one answer settles.
const ASKED_ITEMS_MAX = 2;

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
  const written = withMakersJoined(text.slice(0, LONGEST_TEXT));
  const { said, foreign, segments } = readLines(table, written, memory);
  const shown = asTyped(text);
  const read = readItems(table, segments, { memory, shown });
  const items = read.items.slice(0, ITEMS_MAX);
  const readings = read.readings.slice(0, ITEMS_MAX);
  const unknown = segments.filter(
    ({ match, phrase }) => !match && !phrase.amount.energy && isAboutFood(phrase.food),
  );
  const doubts = {
    unread: unreadShare(segments, unknown),
    foreign: isGuessed(foreign, readings, { said, text }),
    calories: totalNutrients(items).calories ?? 0,
  };
  const range =
    items.length === 0
      ? NOT_UNDERSTOOD
      : withTalkBeside(
          withCalibration(withDoubts(rangeOfItems(items), doubts), {
            calories: doubts.calories,
            amounts: amountsOf(items),
          }),
          said,
        );
  const question =
    foreign || (range.confidence === 'low' && items.length <= ASKED_ITEMS_MAX)
      ? doubtfulQuestion(table, readings, foreign ? [] : unknown)
      : questionOf(table, readings, unknown);
  return {
    by,
    analyser: ANALYSER_VERSION,
    table: table.release,
    model: null,
    items,
    notFound: unknown
      .map(({ phrase }) => shown(phrase.food).slice(0, WORDS_MAX))
      .slice(0, ITEMS_MAX),
    question: question && { ...question, words: shown(question.words).slice(0, WORDS_MAX) },
    ...range,
  };
}

interface Line {
  said: string;
  foreign: boolean;
  segments: readonly Segment[];
}

/** A list with a line for each food is read line by line: no rule for a dish may reach the next one. */
function readLines(table: FoodTable, text: string, memory: FoodMemory): Line {
  const lines = ownLines(text);
  const whole = lines && plainWords(table, text);
  if (!lines || !whole || whole.foreign || mealPart(withoutUneaten(whole.said)).trim() === '')
    return readLine(table, text, memory);
  const read = lines.map((line) => readLine(table, line, memory));
  return {
    said: whole.said,
    foreign: read.some(({ foreign }) => foreign),
    segments: read.flatMap(({ segments }) => segments),
  };
}

function isFood({ segments }: Pick<Line, 'segments'>): boolean {
  return segments.some(({ match, phrase }) => match ?? phrase.amount.energy);
}

/** 'grabbed' and 'for lunch' say nothing of what there was, but may be all that tells a meal from talk. */
function readLine(table: FoodTable, text: string, memory: FoodMemory): Line {
  const inside = withoutFrame(text);
  const framed = readWords(table, inside, memory);
  const line = isFood(framed) || inside === text ? framed : readWords(table, text, memory);
  if (line.foreign || !isFood(line)) return line;
  const list = {
    segments: line.segments,
    find: finder(table, memory, 'likely'),
    isLost: (part: string) =>
      !isFood({ segments: withoutNames(table, plainWords(table, part).said, memory) }),
  };
  return { ...line, segments: withLostNames(table, text, list) };
}

function readWords(table: FoodTable, text: string, memory: FoodMemory): Line {
  const { said, foreign } = plainWords(table, text);
  const segments = foreign
    ? foreignSegments(table, said, memory)
    : readSegments(table, { text, said }, memory);
  return { said, foreign, segments };
}

/** A text in the form that the rules are written for, and whether it is in another language. */
function plainWords(table: FoodTable, text: string): Omit<Line, 'segments'> {
  const plain = withServings(normalise(spellFractions(spellPictures(spellSpoons(text)))));
  const told = withoutLeftToOthers(withDigits(singleSpaces(withoutTimes(plain)).trim()));
  const typed = withChainsAhead(told);
  const foreign = isForeign(typed, text);
  return { said: foreign ? typed : spellMeasures(table, typed), foreign };
}

/** Of a line that is partly in another language a near name is a guess. */
function isGuessed(
  foreign: boolean,
  readings: readonly Reading[],
  { said, text }: { said: string; text: string },
): boolean {
  const isNear = readings.some(({ match }) => !match.named);
  return (
    foreign || isFalseFriend(said) || (isNear && isPartlyForeign(said, text.slice(0, LONGEST_TEXT)))
  );
}

/** Where only what counts a food was read of a line about something else, the rest may tell more of it. */
function withTalkBeside<Range extends { confidence: Confidence }>(
  range: Range,
  said: string,
): Range {
  if (range.confidence !== 'high' || mealPart(withoutUneaten(said)).trim() !== '') return range;
  return { ...range, confidence: 'medium' };
}

const NOT_UNDERSTOOD = { confidence: 'low', caloriesLow: null, caloriesHigh: null } as const;

function readSegments(
  table: FoodTable,
  { text, said }: { text: string; said: string },
  memory: FoodMemory,
): readonly Segment[] {
  const whole = readWholeName(table, text, memory);
  if (whole) return [whole];
  const segments = withoutNames(table, said, memory);
  const alone = isFood({ segments }) ? undefined : readNameAlone(table, text);
  return alone ? [alone] : segments;
}

/** As the rules read them, with no look at names that are made of words of talk, times and meals. */
function withoutNames(table: FoodTable, said: string, memory: FoodMemory): readonly Segment[] {
  const find = finder(table, memory, 'likely');
  const byName = finder(table, memory, 'by-name');
  const foodIn = (part: string) =>
    Math.min(...bestSegments(byName, chunksOf(part)).map(({ match }) => match?.cover ?? 0));
  const eaten = withoutDenied(withCorrections(mealPart(withoutUneaten(said), foodIn)));
  const apart = withVesselsApart(find, withoutChains(find, withNamesApart(table, find, eaten)));
  const named = withWholeNames(table, find, chunksOf(apart));
  const poured = withMilliliters(table, find, named);
  const chunks = withAmountsOfNames(table, find, poured);
  return withoutFillings(table, withTimesOfAll(table, bestSegments(find, chunks)));
}

/** Of a line in another language what is known by its name is read, and nothing is guessed. */
function foreignSegments(table: FoodTable, said: string, memory: FoodMemory): readonly Segment[] {
  const find = finder(table, memory, 'by-name');
  const meant = withoutFalseFriends(said);
  const asSaid = bestSegments(find, chunksOf(meant));
  // 'arroz con leche' is a name: its small words are no separators.
  if (asSaid.every(({ match, phrase }) => match ?? phrase.food === '')) return asSaid;
  return bestSegments(find, chunksOf(spellForeignAmounts(meant)));
}

function unreadShare(segments: readonly Segment[], unknown: readonly Segment[]): number {
  const count = (some: readonly Segment[]) =>
    some.reduce((sum, { phrase }) => sum + phrase.food.split(' ').length, 0);
  return unknown.length === 0 ? 0 : count(unknown) / Math.max(1, count(segments));
}

function isAboutFood(words: string): boolean {
  return termsOf(words).some((term) => isNaming(term) && !FILLER.has(term) && !SILENT.has(term));
}

const NOTHING_REMEMBERED: FoodMemory = new Map();
