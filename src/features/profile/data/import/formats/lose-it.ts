import { sourceNames } from '#shared/records/nutrient-sources';

import { weightOfAmount } from '../table/numbers';
import { foreignItem, nutrientsIn, plainCount } from './foreign-item';
import type { Line, Table } from '../table/table';
import type { LineContext, Format } from './format';

const COLUMNS = sourceNames('loseIt');

/** Lose It's foods: food-logs.csv of its export, and the older weekly summary. */
export const loseIt: Format = {
  key: 'lose it',
  program: () => 'Lose It',
  recognises: (table) =>
    table.has('Date', 'Name', 'Quantity', 'Units', 'Calories') &&
    (table.has('Meal') || table.has('Type')),
  date: ['Date'],
  dates: () => 'month-first',
  take,
};

/** Whether the user had deleted the line in Lose It, which exports deleted lines too. */
export function isDeleted(table: Table, line: Line): boolean {
  return ['1', 'true', 'yes'].includes(table.text(line, 'Deleted').toLowerCase());
}

function take({ table, line, day, place, found }: LineContext): void {
  const group = table.text(line, 'Meal', 'Type');
  const calories = table.number(line, 'Calories');
  if (isDeleted(table, line)) {
    found.leftOut.push('deleted');
    return;
  }
  if (/exercise/i.test(group) || (calories ?? 0) < 0) {
    found.leftOut.push('exercise');
    return;
  }
  const name = table.text(line, 'Name');
  const amount =
    `${table.text(line, 'Quantity')} ${table.text(line, 'Units').toLowerCase()}`.trim();
  const eaten = nutrientsIn(table, line, { columns: COLUMNS });
  const grams = weightOfAmount(amount, table.mark);
  const item =
    name === '' ? undefined : foreignItem(name, { eaten, grams, amount: plainCount(amount) });
  if (item) {
    found.entries.push({ day, time: null, group, item, mark: [day, group, name, amount, eaten] });
  } else found.problems.push(`${place}: ${name === '' ? 'no food' : 'figures that no food has'}`);
}
