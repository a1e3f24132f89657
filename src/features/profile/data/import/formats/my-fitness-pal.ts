import { sourceNames } from '#shared/records/nutrient-sources';

import { format } from '../../../../../ui/words/format';
import { messages } from '../messages';
import { clockTime } from '../table/dates';
import type { Table } from '../table/table';
import { foreignItem, nutrientsIn } from './foreign-item';
import type { LineContext, Format } from './format';
import { guessColumns } from './guess-columns';

const COLUMNS = sourceNames('myFitnessPal');

/** MyFitnessPal's Nutrition-Summary: the sums of each meal or entry, without its foods. */
export const myFitnessPal: Format = {
  key: 'myfitnesspal',
  program: (table) => (hasItsUnits(table) ? 'MyFitnessPal' : messages.yourTable),
  recognises: (table) =>
    table.has('Date', 'Meal', 'Calories') && (hasItsUnits(table) || isReadWhole(table)),
  date: ['Date'],
  take,
};

/** All its exports have these columns with units. A table with only the three basic columns may be the user's own. */
function hasItsUnits(table: Table): boolean {
  return table.has('Carbohydrates (g)') || table.has('Sodium (mg)');
}

const READ = new Set([
  ...['date', 'meal', 'calories', 'food', 'food name', 'time', 'note'],
  ...Object.values(COLUMNS).flatMap((names) => names.map((name) => name.toLowerCase())),
]);

/** Whether all columns with possible content would be read; if not, the user must assign the columns. */
function isReadWhole({ columns }: Table): boolean {
  return Object.values(guessColumns(columns)).every((name) => READ.has(name.toLowerCase()));
}

function take({ table, line, day, place, found }: LineContext): void {
  const group = table.text(line, 'Meal');
  if (/^(?:daily )?totals?$/i.test(group)) {
    found.leftOut.push('total');
    return;
  }
  const eaten = nutrientsIn(table, line, { columns: COLUMNS });
  if (eaten.calories === null) {
    found.problems.push(format(messages.noCalories, { place }));
    return;
  }
  const name = table.text(line, 'Food', 'Food Name') || group || 'Meal';
  const item = foreignItem(name, { eaten, grams: null, amount: '' });
  if (!item) {
    found.problems.push(format(messages.noMealHasTheseFigures, { place }));
    return;
  }
  const time = clockTime(table.text(line, 'Time'));
  const notes = table.text(line, 'Note');
  found.entries.push({
    day,
    time,
    group,
    item,
    ...(notes === '' ? {} : { notes }),
    // The same mark as in the first version, so that entries imported then are recognized.
    mark: [day, group, eaten, ...(time === null && name === (group || 'Meal') ? [] : [time, name])],
  });
}
