import { clockTime } from '../cells/clock-time';
import { weightOfAmount } from '../cells/weight-of-amount';
import { foreignItem, plainCount } from '../foreign/foreign-item';
import { ALL_UNKNOWN } from '../foreign/nutrients-in';
import { waysToSay } from '../foreign/ways-to-say';
import type { At, Format } from './format';

/** Cronometer's foods of today, 'Day,Time,Group,Food Name,Amount,Category': without any nutrients. */
export const cronometerServings: Format = {
  key: 'cronometer servings',
  program: () => 'Cronometer',
  recognises: (table) =>
    table.has('Day', 'Food Name', 'Amount') &&
    !table.columns.some((name) => name.startsWith('Energy')),
  date: ['Day'],
  take,
};

function take({ table, line, day, place, found }: At): void {
  const name = table.text(line, 'Food Name');
  const amount = table.text(line, 'Amount');
  const grams = weightOfAmount(amount, table.mark);
  const item = name === '' ? undefined : foreignItem(name, { eaten: ALL_UNKNOWN, grams, amount });
  if (!item) {
    found.problems.push(`${place}: no food`);
    return;
  }
  const time = clockTime(table.text(line, 'Time'));
  const group = table.text(line, 'Group');
  const isFood = table.text(line, 'Category').toLowerCase() !== 'supplements';
  found.entries.push({
    ...{ day, time, group, item },
    // No table of foods knows what a supplement holds.
    said: isFood ? waysToSay(plainCount(amount), name) : [],
    mark: [day, time, group, name, amount],
  });
}
