import { sourceNames } from '#shared/records/nutrient-sources';

import { format } from '../../../../../ui/words/format';
import { messages } from '../messages';
import { clockTime } from '../table/dates';
import { foreignItem, nutrientsIn } from './foreign-item';
import type { LineContext, Format } from './format';

const COLUMNS = sourceNames('myFitnessPal');

/** MyFitnessPal's Nutrition-Summary: what each meal, or each entry, came to, without its foods. */
export const myFitnessPal: Format = {
  key: 'myfitnesspal',
  program: () => 'MyFitnessPal',
  recognises: (table) => table.has('Date', 'Meal', 'Calories'),
  date: ['Date'],
  take,
};

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
    // As imports have marked it since the first: what came in by then is known again.
    mark: [day, group, eaten, ...(time === null && name === (group || 'Meal') ? [] : [time, name])],
  });
}
