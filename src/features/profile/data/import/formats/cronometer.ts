import { sourceNames } from '#shared/records/nutrient-sources';

import { clockTime } from '../table/dates';
import { weightOfAmount } from '../table/numbers';
import {
  ALL_UNKNOWN,
  foreignItem,
  type NutrientColumns,
  nutrientsIn,
  plainCount,
  waysToSay,
} from './foreign-item';
import { type LineContext, type Format, takeWeighing } from './format';

/** The nutrients as Cronometer heads them, in every table of its. */
export const CRONOMETER_COLUMNS: NutrientColumns = sourceNames('cronometer');

export const CRONOMETER_KJ = ['Energy (kJ)'];

/** Cronometer's foods with their nutrients, as paid accounts get them, and all did until 2026. */
export const cronometerFoods: Format = {
  key: 'cronometer',
  program: () => 'Cronometer',
  recognises: (table) =>
    table.has('Day', 'Food Name') && (table.has('Energy (kcal)') || table.has('Energy (kJ)')),
  date: ['Day'],
  take: takeFood,
};

function takeFood({ table, line, day, place, found }: LineContext): void {
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

/** Cronometer's foods of today, 'Day,Time,Group,Food Name,Amount,Category': without any nutrients. */
export const cronometerServings: Format = {
  key: 'cronometer servings',
  program: () => 'Cronometer',
  recognises: (table) =>
    table.has('Day', 'Food Name', 'Amount') &&
    !table.columns.some((name) => name.startsWith('Energy')),
  date: ['Day'],
  take: takeServing,
};

function takeServing({ table, line, day, place, found }: LineContext): void {
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

/** Cronometer's biometrics, of which the weights come in. */
export const cronometerBiometrics: Format = {
  key: 'cronometer',
  program: () => 'Cronometer',
  recognises: (table) => table.has('Day', 'Metric', 'Unit', 'Amount'),
  date: ['Day'],
  take: takeBiometric,
};

function takeBiometric(at: LineContext): void {
  const { table, line, found } = at;
  if (!/^weight\b/i.test(table.text(line, 'Metric'))) {
    found.leftOut.push('measurement');
    return;
  }
  const isKilograms = /^k/i.test(table.text(line, 'Unit'));
  takeWeighing(at, {
    time: clockTime(table.text(line, 'Time')),
    weight: table.number(line, 'Amount'),
    unit: isKilograms ? 'kg' : 'lbs',
  });
}
