import { sourceNames } from '#shared/records/nutrient-sources';
import { NUTRIENTS, type Nutrient } from '#shared/records/nutrients';

import { factorOf, whyNotTaken } from './column-units';

/** What a column of somebody's own table can hold. */
export const COLUMN_FIELDS = ['date', 'time', 'name', 'amount', 'meal', ...NUTRIENTS] as const;
export type ColumnField = (typeof COLUMN_FIELDS)[number];

/** The column of each; a missing one is not in the table. */
export type ChosenColumns = Readonly<Partial<Record<ColumnField, string>>>;

const GUESSES: Readonly<Record<ColumnField, RegExp>> = {
  date: /^(?:date|day|datum|fecha|data|logged on|consumed on)\b/i,
  time: /^(?:time|hour|zeit|uhrzeit|hora|heure|ora)\b/i,
  name: /^(?:food name|food|name|item|description|product|lebensmittel|alimento|aliment)\b/i,
  amount: /^(?:amount|quantity|serving|portion|menge|cantidad|quantité)/i,
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

/** What to say beside a nutrient whose column stays out; undefined where there is nothing to say. */
export function notTakenWords(
  nutrient: Nutrient,
  { names, chosen }: { names: readonly string[]; chosen: ChosenColumns },
): string | undefined {
  const name = chosen[nutrient] ?? names.find((one) => GUESSES[nutrient].test(one));
  return name === undefined ? undefined : whyNotTaken(nutrient, name);
}

export function isNutrient(field: ColumnField): field is Nutrient {
  return NUTRIENTS.some((nutrient) => nutrient === field);
}

function fits(field: ColumnField, name: string): boolean {
  return GUESSES[field].test(name) && (!isNutrient(field) || factorOf(field, name) !== null);
}
