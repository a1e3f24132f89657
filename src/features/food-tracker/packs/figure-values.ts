import type { LabelReading } from '#shared/nutrition/label/label-reading';
import { FOOD_NAME_MAX, type FoodFields, PLAIN_SERVING, PORTION_MAX } from '#shared/records/food';
import { type Nutrient, NUTRIENTS, type Nutrients } from '#shared/records/nutrients';

import { format } from '../../../ui/words/format';
import { fieldWords, readNumber } from '../../../ui/words/read-number';

import { notAnAmountWords } from '../items/amount';
import { messages } from './messages';

/** Text, as typed. */
export interface FigureValues {
  name: string;
  brand: string;
  /** What the figures are of. */
  per: '100' | 'serving';
  unit: 'g' | 'ml';
  size: string;
  /** The label's words for a serving. */
  serving: string;
  /** Europe prints salt in g, the United States sodium in mg. */
  salt: 'salt' | 'sodium';
  figures: Record<Nutrient, string>;
}

const MG_OF_SODIUM_PER_G_OF_SALT = 400;

const EMPTY: Omit<FigureValues, 'salt'> = {
  name: '',
  brand: '',
  per: '100',
  unit: 'g',
  size: '',
  serving: '',
  figures: blank(),
};

/** Starts with what was read, or else with what is known. */
export function firstValues(read: LabelReading | null, known: FoodFields | null): FigureValues {
  const given = known ? { ...EMPTY, name: known.name, brand: known.brand ?? '' } : EMPTY;
  const salt: FigureValues['salt'] = prefersSodium() ? 'sodium' : 'salt';
  if (!read)
    return withColumn({ ...given, ...(known && sizesOf(measured(known))), salt }, null, known);
  const isPerServing = read.perServing !== null && !read.printsPer100;
  const printed = isPerServing
    ? ({ per: 'serving', salt: 'sodium' } as const)
    : ({ per: '100', salt: 'salt' } as const);
  return withColumn({ ...given, ...sizesOf(read), ...printed }, read);
}

type Measured = Pick<LabelReading, 'unit' | 'serving'>;

function measured({ unit, portions: [serving] }: FoodFields): Measured {
  if (!serving) return { unit, serving: null };
  const text = serving.text === PLAIN_SERVING ? '' : serving.text;
  return { unit, serving: { size: serving.grams, text } };
}

function sizesOf({ unit, serving }: Measured): Pick<FigureValues, 'unit' | 'size' | 'serving'> {
  return { unit, size: serving ? fieldWords(serving.size) : '', serving: serving?.text ?? '' };
}

export function withColumn(
  values: FigureValues,
  read: LabelReading | null,
  known: FoodFields | null = null,
): FigureValues {
  const column = values.per === '100' ? (read?.per100 ?? known?.per100) : read?.perServing;
  return column ? { ...values, figures: typed(column, values.salt) } : values;
}

function prefersSodium(): boolean {
  return navigator.language === 'en-US';
}

function blank(): Record<Nutrient, string> {
  return Object.fromEntries(NUTRIENTS.map((name) => [name, ''])) as Record<Nutrient, string>;
}

function typed(nutrients: Nutrients, salt: FigureValues['salt']): Record<Nutrient, string> {
  const figures = blank();
  for (const nutrient of NUTRIENTS) {
    const amount = nutrients[nutrient];
    if (amount === null) continue;
    const isSalt = nutrient === 'sodium' && salt === 'salt';
    figures[nutrient] = String(rounded(isSalt ? amount / MG_OF_SODIUM_PER_G_OF_SALT : amount));
  }
  return figures;
}

/** For the amount that the form is set to; an empty field is unknown. */
export function numbersOf({ figures, salt }: FigureValues): Nutrients {
  return Object.fromEntries(
    NUTRIENTS.map((nutrient) => {
      const number = numberIn(figures[nutrient]);
      const isSalt = nutrient === 'sodium' && salt === 'salt' && number !== null;
      return [nutrient, isSalt ? rounded(number * MG_OF_SODIUM_PER_G_OF_SALT) : number];
    }),
  ) as Nutrients;
}

const NUMBER_MAX = 999_999;

/** Null for an empty field, NaN for anything that is not a number. */
export function numberIn(text: string): number | null {
  if (text.trim() === '') return null;
  const number = readNumber(text);
  return number !== null && number >= 0 && number <= NUMBER_MAX ? number : NaN;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

export type FigureProblems = Partial<Record<Nutrient | 'name' | 'brand' | 'size', string>>;

type Facts = Pick<FoodFields, 'name' | 'brand' | 'unit' | 'per100' | 'portions'>;

export function checkedFacts(
  values: FigureValues,
): { facts: Facts } | { problems: FigureProblems } {
  const problems = problemsOf(values);
  if (Object.keys(problems).length > 0) return { problems };
  const size = numberIn(values.size);
  return {
    facts: {
      name: values.name.trim(),
      brand: values.brand.trim() || null,
      unit: values.unit,
      per100: per100(numbersOf(values), values.per === '100' ? 100 : (size ?? 100)),
      portions: size === null ? [] : [{ text: servingText(values), grams: size }],
    },
  };
}

/** 'slice' becomes '1 slice', so that two of it can be said too. */
function servingText({ serving }: FigureValues): string {
  const text = serving.trim();
  if (text === '') return PLAIN_SERVING;
  return (/^\d/.test(text) ? text : `1 ${text}`).slice(0, 60).trim();
}

function problemsOf(values: FigureValues): FigureProblems {
  const problems: FigureProblems = {};
  const name = values.name.trim();
  if (name === '') problems.name = messages.whatIsItCalled;
  if (name.length > FOOD_NAME_MAX) problems.name = messages.aShorterName;
  if (values.brand.trim().length > FOOD_NAME_MAX) problems.brand = messages.aShorterName;
  return { ...problems, ...sizeProblem(values), ...numberProblems(values) };
}

function sizeProblem(values: FigureValues): FigureProblems {
  const size = numberIn(values.size);
  if (size === null && values.per === 'serving') {
    return { size: messages.howMuchIsAServing };
  }
  const isRight = size === null || (size > 0 && size <= PORTION_MAX);
  return isRight ? {} : { size: format(messages.aNumberUpTo, { portionMax: PORTION_MAX }) };
}

function numberProblems(values: FigureValues): FigureProblems {
  const problems: FigureProblems = {};
  for (const nutrient of NUTRIENTS) {
    const typed = values.figures[nutrient];
    if (Number.isNaN(numberIn(typed))) problems[nutrient] = notAnAmountWords(typed);
  }
  if (values.figures.calories.trim() === '') problems.calories = messages.enterTheCalories;
  return problems;
}

function per100(figures: Nutrients, of: number): Nutrients {
  const entries = NUTRIENTS.map((nutrient) => {
    const amount = figures[nutrient];
    return [nutrient, amount === null ? null : rounded((amount * 100) / of)];
  });
  return Object.fromEntries(entries) as Nutrients;
}

export interface Beginning {
  barcode: string | null;
  read: LabelReading | null;
  known: { food: FoodFields } | null;
}

/** Keeps what the form does not show: further portions, and whose figures they are while they are unchanged. */
export function foodOf(values: FigureValues, facts: Facts, beginning: Beginning): FoodFields {
  const { barcode, read } = beginning;
  const before = beginning.known?.food;
  const portions = [...facts.portions, ...(before?.portions.slice(1) ?? [])];
  const isTheirs = before && !read && isUnchanged(values, firstValues(null, before));
  if (isTheirs) return { ...before, ...facts, barcode, portions, per100: before.per100 };
  return {
    ...facts,
    // With a nutrient of a newer version, which no field shows.
    per100: { ...before?.per100, ...facts.per100 },
    ...{ barcode, portions, source: sourceOf(beginning) },
  };
}

function sourceOf({ read, known }: Beginning): FoodFields['source'] {
  const isLabel = read !== null || known?.food.source.kind === 'label';
  return { kind: isLabel ? 'label' : 'person' };
}

function isUnchanged(now: FigureValues, first: FigureValues): boolean {
  const isSameOf = now.per === first.per && now.unit === first.unit && now.salt === first.salt;
  return isSameOf && NUTRIENTS.every((name) => now.figures[name] === first.figures[name]);
}
