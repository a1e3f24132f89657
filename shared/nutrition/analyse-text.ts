import type { Analysis } from '#shared/records/meal-item';

import type { FoodMemory } from './food-memory';
import type { FoodTable } from './food-table';
import { withoutFillings } from './fillings';
import { chunksOf } from './grammar/chunks';
import { FILLER } from './grammar/filler';
import { rangeOfItems } from './meal-range';
import { questionOf } from './questions/question-of';
import { isNaming } from './ranking/asked-terms';
import { SILENT } from './ranking/light-words';
import { termsOf } from './ranking/words';
import { readItems } from './read-items';
import { segmentsOf } from './segments';
import { readWholeName } from './whole-name';

/** Goes up whenever the rules change in a way that can change a result. */
export const ANALYSER_VERSION = '3';

const ITEMS_MAX = 60;

interface Circumstances {
  by: 'device' | 'server';
  /** What the person has answered and corrected before. */
  memory?: FoodMemory;
}

/**
 * Reads a meal out of words: which foods of the table, how many grams of each, how sure that is, and
 * the one thing that would be worth asking. Pure: the same words, table and memory give the same
 * result on a device and on the server. Words that name no food are listed as such and add nothing.
 * Never throws, whatever the text.
 */
export function analyseText(
  table: FoodTable,
  text: string,
  { by, memory = NOTHING_REMEMBERED }: Circumstances,
): Analysis {
  const whole = readWholeName(table, text, memory);
  const segments = whole
    ? [whole]
    : withoutFillings(table, segmentsOf(table, chunksOf(text), memory));
  const readings = readItems(table, segments, memory).slice(0, ITEMS_MAX);
  const items = readings.map(({ item }) => item);
  const unknown = segments.filter(({ match, phrase }) => !match && isAboutFood(phrase.food));
  return {
    by,
    analyser: ANALYSER_VERSION,
    table: table.release,
    model: null,
    items,
    notFound: unknown.map(({ phrase }) => phrase.food.slice(0, 200)).slice(0, ITEMS_MAX),
    question: questionOf(table, readings, unknown),
    ...rangeOfItems(items),
  };
}

/** Whether words could name a food, and not only say how one is. */
function isAboutFood(words: string): boolean {
  return termsOf(words).some((term) => isNaming(term) && !FILLER.has(term) && !SILENT.has(term));
}

const NOTHING_REMEMBERED: FoodMemory = new Map();
