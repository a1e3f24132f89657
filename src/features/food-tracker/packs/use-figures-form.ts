import { useEffect, useMemo, useRef, useState } from 'react';

import { checkFigures } from '#shared/nutrition/label/check-figures';
import type { Doubt, DoubtReason, LabelReading } from '#shared/nutrition/label/label-reading';
import { DETAIL_NUTRIENTS, DETAIL_ROWS } from '#shared/records/detail-nutrients';
import type { EveryNutrient } from '#shared/records/every-nutrient';
import type { FoodFields } from '#shared/records/food';
import type { Nutrient } from '#shared/records/nutrients';

import { NUTRIENT_NAMES } from '../../../ui/figures/nutrient-words';
import { format } from '../../../ui/words/format';
import { wholeWords } from '../../../ui/words/whole-words';
import {
  type Beginning,
  checkedFacts,
  type FigureProblems,
  type FigureValues,
  firstValues,
  foodOf,
  numberIn,
  numbersOf,
  withColumn,
} from './figure-values';
import { macrosQuestion } from '../foods/nutrient-fields';
import { messages } from './messages';

export type FiguresForm = ReturnType<typeof useFiguresForm>;

/** @param name name of a new food */
export function useFiguresForm(beginning: Beginning, name = '') {
  const { read, known } = beginning;
  const [values, setValues] = useState(() => {
    const first = firstValues(read, known?.food ?? null);
    return first.name === '' ? { ...first, name } : first;
  });
  const [touched, setTouched] = useState<ReadonlySet<EveryNutrient>>(new Set());
  const [tried, setTried] = useState(0);
  const [problems, setProblems] = useState<FigureProblems>({});
  const place = useRef<HTMLFormElement>(null);
  // The first invalid field may be out of view.
  useEffect(() => {
    place.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tried]);
  const doubts = useMemo(() => doubtWords(values, read, touched), [values, read, touched]);

  const set = (change: Partial<FigureValues>) => {
    setProblems((now) => without(now, ...Object.keys(change)));
    setValues((now) => {
      const next = { ...now, ...change };
      if (change.per === undefined && change.salt === undefined) return next;
      const given = withColumn(next, read, known?.food);
      if (read && change.per !== undefined) return given;
      return { ...given, figures: { ...given.figures, ...typedIn(next, touched) } };
    });
  };
  const setFigure = (nutrient: EveryNutrient, text: string) => {
    setTouched((now) => new Set([...now, nutrient]));
    setProblems((now) => without(now, nutrient));
    setValues((now) => ({ ...now, figures: { ...now.figures, [nutrient]: text } }));
  };
  /** undefined if something is invalid; the problem is then shown next to its field. */
  const food = (): FoodFields | undefined => {
    setTried((before) => before + 1);
    const checked = checkedFacts(values);
    setProblems('problems' in checked ? checked.problems : {});
    if ('problems' in checked) return undefined;
    return foodOf(values, checked.facts, beginning);
  };
  return { place, values, doubts, problems, set, setFigure, food, unlikely: unlikelyWords(values) };
}

/** The numbers that the user has typed. */
function typedIn(
  { figures }: FigureValues,
  touched: ReadonlySet<EveryNutrient>,
): Partial<FigureValues['figures']> {
  return Object.fromEntries([...touched].map((nutrient) => [nutrient, figures[nutrient]]));
}

function without(problems: FigureProblems, ...fields: readonly string[]): FigureProblems {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => !fields.includes(name)));
}

const WORDS: Record<DoubtReason, string> = {
  missing: messages.notRead,
  unclear: messages.hardToRead,
  kilojoules: messages.kjAndKcalDiffer,
  sum: messages.thisMayBeMisread,
  part: messages.moreThanItsTotal,
  columns: messages.otherColumnDiffers,
  'too-much': messages.moreThanPossible,
};

/** A question before saving if no food can have such numbers for this amount. Null if all are plausible. */
export function unlikelyWords(values: FigureValues): string | null {
  const found = checkFigures(numbersOf(values), amountOf(values));
  const names = found
    .filter(({ reason }) => reason === 'too-much')
    .map(({ nutrient }) => NUTRIENT_NAMES[nutrient]);
  if (names.length > 0) return format(messages.saveAnyway, { names: names.join(', ') });
  return macrosQuestion(numbersOf(values), inKcal) ?? detailsQuestion(values);
}

// This form always uses kcal, whatever unit the user has chosen.
const inKcal = (kcal: number) => `${wholeWords(kcal)} kcal`;

/** A question about implausible amounts, often caused by a wrong unit: 400 µg typed as 400 mg. */
function detailsQuestion(values: FigureValues): string | null {
  const size = amountOf(values);
  const numbers = numbersOf(values);
  const names = DETAIL_NUTRIENTS.filter(
    (nutrient) =>
      size !== null && ((numbers[nutrient] ?? 0) * 100) / size > DETAIL_ROWS[nutrient].likely,
  ).map((nutrient) => `${DETAIL_ROWS[nutrient].label} (${DETAIL_ROWS[nutrient].unit})`);
  return names.length > 0 ? format(messages.isTheUnitRight, { names: names.join(', ') }) : null;
}

function amountOf({ per, size: typed }: FigureValues): number | null {
  const size = per === '100' ? 100 : numberIn(typed);
  return size !== null && size > 0 ? size : null;
}

/** Doubts about values that contradict each other, or that were hard to read, until the user changes them. */
export function doubtWords(
  values: FigureValues,
  read: LabelReading | null,
  touched: ReadonlySet<EveryNutrient>,
): Partial<Record<Nutrient, string>> {
  const now = checkFigures(numbersOf(values), amountOf(values));
  const then = (read?.doubts ?? []).filter(
    ({ nutrient, reason }) => !touched.has(nutrient) && !CHECKED_NOW.has(reason),
  );
  const all: Doubt[] = [...then, ...now];
  return Object.fromEntries(all.map((doubt) => [doubt.nutrient, wordsOf(doubt)]));
}

const SUM = messages.macrosDoNotAddUp;

const PARTS: Partial<Record<Nutrient, string>> = {
  sugar: messages.moreThanCarbs,
  saturatedFat: messages.moreThanFat,
};

function wordsOf({ nutrient, reason }: Doubt): string {
  if (reason === 'part') return PARTS[nutrient] ?? WORDS.part;
  return reason === 'sum' && nutrient === 'calories' ? SUM : WORDS[reason];
}

const CHECKED_NOW = new Set<DoubtReason>(['sum', 'part', 'too-much']);
