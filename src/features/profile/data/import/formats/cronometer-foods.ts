import { clockTime } from '../cells/clock-time';
import { weightOfAmount } from '../cells/weight-of-amount';
import { foreignItem } from '../foreign/foreign-item';
import { nutrientsIn } from '../foreign/nutrients-in';
import { CRONOMETER_COLUMNS, CRONOMETER_KJ } from './cronometer-columns';
import type { At, Format } from './format';

/** Cronometer's foods with their nutrients, as paid accounts get them, and all did until 2026. */
export const cronometerFoods: Format = {
  key: 'cronometer',
  program: () => 'Cronometer',
  recognises: (table) =>
    table.has('Day', 'Food Name') && (table.has('Energy (kcal)') || table.has('Energy (kJ)')),
  date: ['Day'],
  take,
};

function take({ table, line, day, place, found }: At): void {
  const name = table.text(line, 'Food Name');
  const amount = table.text(line, 'Amount');
  const eaten = nutrientsIn(table, line, {
    columns: CRONOMETER_COLUMNS,
    kilojoules: CRONOMETER_KJ,
  });
  const grams = weightOfAmount(amount, table.mark);
  // A supplement has no energy there, and comes in all the same.
  const item = name === '' ? undefined : foreignItem(name, { eaten, grams, amount });
  if (!item) {
    found.problems.push(`${place}: ${name === '' ? 'no food' : 'figures that no food has'}`);
    return;
  }
  const time = clockTime(table.text(line, 'Time'));
  const group = table.text(line, 'Group');
  found.entries.push({ day, time, group, item, mark: [day, time, group, name, amount, eaten] });
}
