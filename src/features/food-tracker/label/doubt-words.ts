import { checkFigures } from '#shared/nutrition/label/check-figures';
import type { Doubt, DoubtReason, LabelReading } from '#shared/nutrition/label/label-reading';
import type { Nutrient } from '#shared/records/nutrients';

import { numberIn, numbersOf, type FigureValues } from './figure-values';

const WORDS: Record<DoubtReason, string> = {
  missing: 'Not read. It is on every label.',
  unclear: 'Hard to read. Is it this?',
  kilojoules: 'kJ and kcal on the label did not agree.',
  sum: 'Or this is misread.',
  part: 'More than all of what it is part of.',
  columns: 'It does not fit the other column of the label.',
  'too-much': 'More than can be in it.',
};

/** What does not add up in the current values, and what was hard to read, until it is changed. */
export function doubtWords(
  values: FigureValues,
  read: LabelReading | null,
  touched: ReadonlySet<Nutrient>,
): Partial<Record<Nutrient, string>> {
  const size = values.per === '100' ? 100 : numberIn(values.size);
  const amount = size !== null && size > 0 ? size : null;
  const now = checkFigures(numbersOf(values), amount);
  const then = (read?.doubts ?? []).filter(
    ({ nutrient, reason }) => !touched.has(nutrient) && !CHECKED_NOW.has(reason),
  );
  const all: Doubt[] = [...then, ...now];
  return Object.fromEntries(all.map((doubt) => [doubt.nutrient, wordsOf(doubt)]));
}

const SUM = 'Fat, carbs and protein do not add up to this.';
const PARTS: Partial<Record<Nutrient, string>> = {
  sugar: 'More than the carbs it is part of.',
  saturatedFat: 'More than the fat it is part of.',
};

function wordsOf({ nutrient, reason }: Doubt): string {
  if (reason === 'part') return PARTS[nutrient] ?? WORDS.part;
  return reason === 'sum' && nutrient === 'calories' ? SUM : WORDS[reason];
}

const CHECKED_NOW = new Set<DoubtReason>(['sum', 'part', 'too-much']);
