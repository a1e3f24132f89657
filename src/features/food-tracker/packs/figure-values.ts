import type { LabelReading } from '#shared/nutrition/label/label-reading';
import { scaledNutrients } from '#shared/nutrition/items/totals';
import { FOOD_NAME_MAX, type FoodFields, PLAIN_SERVING, PORTION_MAX } from '#shared/records/food';
import { DETAIL_NUTRIENTS, mostDetail } from '#shared/records/detail-nutrients';
import {
  byEveryNutrient,
  EVERY_NUTRIENT,
  type EveryNutrient,
} from '#shared/records/every-nutrient';
import {
  knownDetails,
  NUTRIENTS,
  type Nutrients,
  withEveryNutrient,
} from '#shared/records/nutrients';

import { format } from '../../../ui/words/format';
import { fieldWords, readNumber } from '../../../ui/words/read-number';

import { notAnAmountWords } from '../items/amount';
import { messages } from './messages';

/** The texts of the form's fields. */
export interface FigureValues {
  name: string;
  brand: string;
  /** The amount that the numbers are for. */
  per: '100' | 'serving';
  unit: 'g' | 'ml';
  size: string;
  /** The label's words for a serving. */
  serving: string;
  /** Europe prints salt in g, the United States sodium in mg. */
  salt: 'salt' | 'sodium';
  figures: Record<EveryNutrient, string>;
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

/** Starts with the values read from the label, or else with the known food. */
export function firstValues(read: LabelReading | null, known: FoodFields | null): FigureValues {
  const given = known ? { ...EMPTY, name: known.name, brand: known.brand ?? '' } : EMPTY;
  const salt: FigureValues['salt'] = prefersSodium() ? 'sodium' : 'salt';
  if (!read)
    return withColumn({ ...given, ...(known && sizesOf(measured(known))), salt }, null, known);
  return withColumn({ ...given, ...asPrinted(read), figures: detailsFor(read, known) }, read);
}

function asPrinted(read: LabelReading) {
  const printed = isPerServing(read)
    ? ({ per: 'serving', salt: 'sodium' } as const)
    : ({ per: '100', salt: 'salt' } as const);
  return { ...sizesOf(read), ...printed };
}

const isPerServing = ({ perServing, printsPer100 }: LabelReading) =>
  perServing !== null && !printsPer100;

function detailsFor(read: LabelReading, known: FoodFields | null): FigureValues['figures'] {
  return known ? detailsOf(known, isPerServing(read) ? (read.serving?.size ?? 100) : 100) : blank();
}

/** Known values of further nutrients, for a portion in grams or milliliters. */
function detailsOf({ per100: known }: FoodFields, portion: number): FigureValues['figures'] {
  const details = knownDetails(scaledNutrients(known, portion / 100));
  return typed(withEveryNutrient(details), 'sodium');
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
  const column = read ? columnOf(read, values) : known && knownColumn(known, values);
  if (!column) return values;
  const figures = typed(column, values.salt);
  // The label reader does not read further nutrients, so entered values are kept.
  return { ...values, figures: read ? { ...figures, ...detailsIn(values) } : figures };
}

function columnOf({ per100, perServing }: LabelReading, { per }: FigureValues): Nutrients | null {
  return per === '100' ? per100 : perServing;
}

/** Null if the size of the serving is unknown. */
function knownColumn(known: FoodFields, { per, size: typedSize }: FigureValues): Nutrients | null {
  const size = per === '100' ? 100 : numberIn(typedSize);
  return size ? scaledNutrients(known.per100, size / 100) : null;
}

function detailsIn({ figures }: FigureValues): Partial<FigureValues['figures']> {
  return Object.fromEntries(DETAIL_NUTRIENTS.map((nutrient) => [nutrient, figures[nutrient]]));
}

function prefersSodium(): boolean {
  return navigator.language === 'en-US';
}

function blank(): Record<EveryNutrient, string> {
  return byEveryNutrient(() => '');
}

function typed(nutrients: Nutrients, salt: FigureValues['salt']): Record<EveryNutrient, string> {
  const figures = blank();
  for (const nutrient of EVERY_NUTRIENT) {
    const amount = nutrients[nutrient] ?? null;
    if (amount === null) continue;
    const isSalt = nutrient === 'sodium' && salt === 'salt';
    figures[nutrient] = String(rounded(isSalt ? amount / MG_OF_SODIUM_PER_G_OF_SALT : amount));
  }
  return figures;
}

/** Values for the form's amount. An empty field is unknown (null), but an empty further nutrient is left out. */
export function numbersOf({ figures, salt }: FigureValues): Nutrients {
  const details = DETAIL_NUTRIENTS.flatMap((nutrient) => {
    const number = numberIn(figures[nutrient]);
    return number === null ? [] : [[nutrient, number]];
  });
  const numbers = NUTRIENTS.map((nutrient) => {
    const number = numberIn(figures[nutrient]);
    const isSalt = nutrient === 'sodium' && salt === 'salt' && number !== null;
    return [nutrient, isSalt ? rounded(number * MG_OF_SODIUM_PER_G_OF_SALT) : number];
  });
  return Object.fromEntries([...numbers, ...details]) as Nutrients;
}

const NUMBER_MAX = 999_999;

/** Null for an empty field, NaN for anything that is not a number. */
export function numberIn(text: string): number | null {
  if (text.trim() === '') return null;
  const number = readNumber(text);
  return number !== null && number >= 0 && number <= NUMBER_MAX ? number : NaN;
}

/** Rounds to two decimals; below 1 to three significant digits, because amounts such as copper's are often below 1 mg. */
function rounded(value: number): number {
  return Math.abs(value) < 1 ? Number(value.toPrecision(3)) : Math.round(value * 100) / 100;
}

export type FigureProblems = Partial<Record<EveryNutrient | 'name' | 'brand' | 'size', string>>;

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

/** 'slice' becomes '1 slice', so that other counts can be shown too. */
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
    return { size: messages.enterServingSize };
  }
  const isRight = size === null || (size > 0 && size <= PORTION_MAX);
  return isRight ? {} : { size: format(messages.aNumberUpTo, { portionMax: PORTION_MAX }) };
}

function numberProblems(values: FigureValues): FigureProblems {
  const problems: FigureProblems = {};
  for (const nutrient of EVERY_NUTRIENT) {
    const typed = values.figures[nutrient];
    if (Number.isNaN(numberIn(typed))) problems[nutrient] = notAnAmountWords(typed);
  }
  const size = values.per === '100' ? 100 : (numberIn(values.size) ?? NaN);
  for (const nutrient of DETAIL_NUTRIENTS) {
    const amount = ((numberIn(values.figures[nutrient]) ?? 0) * 100) / size;
    if (amount > mostDetail(nutrient)) problems[nutrient] = messages.thisIsTooMuch;
  }
  if (values.figures.calories.trim() === '') problems.calories = messages.enterTheCalories;
  return problems;
}

function per100(figures: Nutrients, of: number): Nutrients {
  const entries = Object.entries(scaledNutrients(figures, 100 / of)).map(([nutrient, amount]) => [
    nutrient,
    amount === null ? null : rounded(amount),
  ]);
  return Object.fromEntries(entries) as Nutrients;
}

export interface Beginning {
  barcode: string | null;
  read: LabelReading | null;
  known: { food: FoodFields } | null;
}

/** Keeps data that the form does not show: further portions, and the source if the numbers are unchanged. */
export function foodOf(values: FigureValues, facts: Facts, beginning: Beginning): FoodFields {
  const { barcode, read } = beginning;
  const before = beginning.known?.food;
  const portions = [...facts.portions, ...(before?.portions.slice(1) ?? [])];
  const isTheirs = before && !read && isUnchanged(values, firstValues(null, before));
  if (isTheirs) return { ...before, ...facts, barcode, portions, per100: before.per100 };
  return {
    ...facts,
    // Keeps nutrients of a newer app version, which have no field here.
    per100: { ...unshown(before), ...facts.per100 },
    barcode,
    portions,
    source: sourceOf(beginning),
  };
}

function unshown(before: FoodFields | undefined): object {
  const shown: readonly string[] = EVERY_NUTRIENT;
  const all = Object.entries(before?.per100 ?? {});
  return Object.fromEntries(all.filter(([nutrient]) => !shown.includes(nutrient)));
}

function sourceOf({ read, known }: Beginning): FoodFields['source'] {
  const isLabel = read !== null || known?.food.source.kind === 'label';
  return { kind: isLabel ? 'label' : 'person' };
}

function isUnchanged(now: FigureValues, first: FigureValues): boolean {
  const isSameOf = now.per === first.per && now.unit === first.unit && now.salt === first.salt;
  return isSameOf && EVERY_NUTRIENT.every((name) => now.figures[name] === first.figures[name]);
}
