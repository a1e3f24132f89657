import { sourceNames } from '#shared/records/nutrient-sources';
import { type Nutrient, NUTRIENT_UNITS, NUTRIENTS } from '#shared/records/nutrients';

import { format } from '../../../../../ui/words/format';
import { messages } from '../messages';

/** What a column of a table of unknown format can hold. */
const COLUMN_FIELDS = ['date', 'time', 'name', 'amount', 'meal', ...NUTRIENTS] as const;

export type ColumnField = (typeof COLUMN_FIELDS)[number];

/** The column of each; a missing one is not in the table. */
export type ChosenColumns = Readonly<Partial<Record<ColumnField, string>>>;

const GUESSES: Readonly<Record<ColumnField, RegExp>> = {
  date: /^(?:date|day|when|datum|fecha|data|logged on|consumed on)\b/i,
  time: /^(?:time|hour|zeit|uhrzeit|hora|heure|ora)\b/i,
  name: /^(?:food name|foods?|name|items?|description|product|dish|what|eaten|lebensmittel|alimento|aliment)\b/i,
  amount: /^(?:amount|quantity|qty|how much|serving|portion|menge|cantidad|quantité)/i,
  meal: /^(?:meal|group|mahlzeit|comida|repas|pasto|type)\b/i,
  ...sourceNames('column'),
};

/** What each column seems to hold, by its name. */
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
  // The micro sign and the Greek letter look the same.
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

/** The unit in the name of a column: 'mg' of 'Sodium (mg)'; undefined where it has none. */
export function unitOf(column: string): Unit | undefined {
  if (column.includes('%')) return '%';
  const words = column
    .replace(PER_WEIGHT, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  return words.map((word) => UNITS[word]).find((unit) => unit !== undefined);
}

/**
 * What a figure of a column is multiplied by to be in the nutrient's own unit; null where it cannot be:
 * a share of a daily value is not an amount.
 */
export function factorOf(nutrient: Nutrient, column: string): number | null {
  const own = NUTRIENT_UNITS[nutrient];
  const unit = unitOf(column) ?? own;
  if (unit === own) return 1;
  if (own === 'kcal') return unit === 'kJ' ? 1 / KJ_PER_KCAL : null;
  const [from, to] = [MILLIGRAMS[unit], MILLIGRAMS[own]];
  return from === undefined || to === undefined ? null : from / to;
}

/** What to say about a nutrient whose column stays out; undefined for nothing. */
export function notTakenWords(
  nutrient: Nutrient,
  { names, chosen }: { names: readonly string[]; chosen: ChosenColumns },
): string | undefined {
  const name = chosen[nutrient] ?? names.find((one) => GUESSES[nutrient].test(one));
  return name === undefined ? undefined : whyNotTaken(nutrient, name);
}

/** Why the figures of a column stay out, in words; undefined where they come in. */
export function whyNotTaken(nutrient: Nutrient, column: string): string | undefined {
  if (factorOf(nutrient, column) !== null) return undefined;
  return unitOf(column) === '%'
    ? format(messages.columnIsAPercentage, { column })
    : format(messages.columnIsInAnotherUnit, { column, unit: NUTRIENT_UNITS[nutrient] });
}
