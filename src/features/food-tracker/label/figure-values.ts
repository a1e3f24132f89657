import type { LabelReading } from '#shared/nutrition/label/label-reading';
import { PLAIN_SERVING, type FoodFields } from '#shared/records/food';
import { NUTRIENTS, type Nutrient, type Nutrients } from '#shared/records/nutrients';

/** Text, as typed. */
export interface FigureValues {
  name: string;
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
  per: '100',
  unit: 'g',
  size: '',
  serving: '',
  figures: blank(),
};

/** Starts with what was read, or else with what is known. */
export function firstValues(read: LabelReading | null, known: FoodFields | null): FigureValues {
  const given = known ? { ...EMPTY, name: known.name } : EMPTY;
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
  return { unit, size: String(serving?.size ?? ''), serving: serving?.text ?? '' };
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

/** Null for an empty field, NaN for anything that is not a number. */
export function numberIn(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return /^\d{1,6}([.,]\d{1,4})?$/.test(trimmed) ? Number(trimmed.replace(',', '.')) : NaN;
}

export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
