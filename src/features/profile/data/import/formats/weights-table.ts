import type { WeightUnit } from '#shared/records/profile';

import { clockTime } from '../table/dates';
import type { Table } from '../table/table';
import { type LineContext, type Format, takeWeighing } from './format';
import { isDeleted } from './lose-it';

const UNITS: readonly (readonly [column: string, unit: WeightUnit | null])[] = [
  ['Weight (kg)', 'kg'],
  ['Weight (lbs)', 'lbs'],
  ['Weight (lb)', 'lbs'],
  ['Weight', null],
];

// In a table of foods, 'Weight' is the weight of the food. 'Body fat' and 'Measurement' are about a person.
const OF_FOODS =
  /calories|energy|kcal|food|(?<![a-z])(?:name|item|product|meal|amount|servings?|protein|carbs?|kj)(?![a-z])/i;

/** Weights by day: MyFitnessPal's Measurement-Summary, Lose It's weights, or the user's own list. */
export const weightsTable: Format = {
  key: 'weights',
  program: (table) => {
    if (/measurement/i.test(table.file)) return 'MyFitnessPal';
    return isOfLoseIt(table) ? 'Lose It' : 'a table of weights';
  },
  recognises: (table) =>
    table.has('Date') &&
    UNITS.some(([column]) => table.has(column)) &&
    !table.columns.some((name) => OF_FOODS.test(name)),
  date: ['Date'],
  dates: (table) => (isOfLoseIt(table) ? 'month-first' : undefined),
  take,
};

function take(at: LineContext): void {
  const { table, line, found } = at;
  const [column, unit] = weightColumn(table);
  if (isDeleted(table, line)) found.leftOut.push('deleted');
  // A line with another measurement, without a weight.
  else if (table.text(line, column) === '') found.leftOut.push('measurement');
  else {
    const time = clockTime(table.text(line, 'Time'));
    takeWeighing(at, { time, weight: table.number(line, column), unit });
  }
}

function isOfLoseIt(table: Table): boolean {
  return table.has('Last Updated', 'Deleted');
}

function weightColumn(table: Table) {
  return UNITS.find(([column]) => table.has(column)) ?? (['Weight', null] as const);
}
