import { sourceNames } from '#shared/records/nutrient-sources';
import { type Nutrient, NUTRIENT_UNITS, NUTRIENTS } from '#shared/records/nutrients';

import { format } from '../../../../../ui/words/format';
import { messages } from '../messages';

/** Possible contents of a column in a table of unknown format. */
const COLUMN_FIELDS = ['date', 'time', 'name', 'amount', 'meal', ...NUTRIENTS] as const;

export type ColumnField = (typeof COLUMN_FIELDS)[number];

/** The column for each kind of content; missing if the table has none. */
export type ChosenColumns = Readonly<Partial<Record<ColumnField, string>>>;

const GUESSES: Readonly<Record<ColumnField, RegExp>> = {
  date: /^(?:date|day|when|datum|fecha|data|logged on|consumed on)\b/i,
  time: /^(?:time|hour|zeit|uhrzeit|hora|heure|ora)\b/i,
  name: /^(?:food name|foods?|name|items?|description|product|dish|what|eaten|lebensmittel|alimento|aliment)\b/i,
  amount: /^(?:amount|quantity|qty|how much|serving|portion|menge|cantidad|quantité)/i,
  meal: /^(?:meal|group|mahlzeit|comida|repas|pasto|type)\b/i,
  ...sourceNames('column'),
};

/** Guesses the content of each column from its name. */
export function guessColumns(names: readonly string[]): ChosenColumns {
  const taken = new Set<string>();
  const guesses = COLUMN_FIELDS.flatMap((field) => {
    const name = names.find((one) => fits(field, one) && !taken.has(one));
    if (name === undefined) return [];
    taken.add(name);
    return [[field, name] as const];
  });
  return Object.fromEntries(guesses);
}

function fits(field: ColumnField, name: string): boolean {
  return GUESSES[field].test(name) && (!isNutrient(field) || factorOf(field, name) !== null);
}

export function isNutrient(field: ColumnField): field is Nutrient {
  return NUTRIENTS.some((nutrient) => nutrient === field);
}

type Unit = 'g' | 'mg' | 'µg' | 'kcal' | 'kJ' | '%';

const UNITS: Readonly<Partial<Record<string, Unit>>> = {
  g: 'g',
  gr: 'g',
  gram: 'g',
  grams: 'g',
  mg: 'mg',
  milligram: 'mg',
  milligrams: 'mg',
  // The micro sign and the Greek letter mu look the same.
  µg: 'µg',
  μg: 'µg',
  ug: 'µg',
  mcg: 'µg',
  microgram: 'µg',
  micrograms: 'µg',
  kcal: 'kcal',
  cal: 'kcal',
  kj: 'kJ',
  kilojoule: 'kJ',
  kilojoules: 'kJ',
  percent: '%',
  prozent: '%',
  dv: '%',
  rda: '%',
  rdi: '%',
  nrv: '%',
};

const MILLIGRAMS: Readonly<Partial<Record<Unit, number>>> = { g: 1_000, mg: 1, µg: 0.001 };
export const KJ_PER_KCAL = 4.184;
const PER_WEIGHT = /(?:\/|\bper|\bpro)\s*100\s*g\b/i;

/** The unit in a column's name, such as 'mg' in 'Sodium (mg)'; undefined if there is none. */
export function unitOf(column: string): Unit | undefined {
  if (column.includes('%')) return '%';
  const words = column
    .replace(PER_WEIGHT, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  return words.map((word) => UNITS[word]).find((unit) => unit !== undefined);
}

/**
 * The factor that converts a column's numbers to the nutrient's own unit; null if that is not possible, for example
 * for a percentage of a daily value.
 */
export function factorOf(nutrient: Nutrient, column: string): number | null {
  const own = NUTRIENT_UNITS[nutrient];
  const unit = unitOf(column) ?? own;
  if (unit === own) return 1;
  if (own === 'kcal') return unit === 'kJ' ? 1 / KJ_PER_KCAL : null;
  const [from, to] = [MILLIGRAMS[unit], MILLIGRAMS[own]];
  return from === undefined || to === undefined ? null : from / to;
}

/** A message about a nutrient whose column is not imported; undefined if none is needed. */
export function notTakenWords(
  nutrient: Nutrient,
  { names, chosen }: { names: readonly string[]; chosen: ChosenColumns },
): string | undefined {
  const name = chosen[nutrient] ?? names.find((one) => GUESSES[nutrient].test(one));
  return name === undefined ? undefined : whyNotTaken(nutrient, name);
}

/** The reason why a column is not imported; undefined if it is. */
export function whyNotTaken(nutrient: Nutrient, column: string): string | undefined {
  if (factorOf(nutrient, column) !== null) return undefined;
  return unitOf(column) === '%'
    ? format(messages.columnIsAPercentage, { column })
    : format(messages.columnInOtherUnit, { column, unit: NUTRIENT_UNITS[nutrient] });
}
