import { DETAIL_NUTRIENTS, mostDetail } from '#shared/records/detail-nutrients';
import { DETAILS_OF_CRONOMETER } from '#shared/records/detail-sources';
import { sourceNames } from '#shared/records/nutrient-sources';
import type { Nutrients } from '#shared/records/nutrients';

import { format } from '../../../../../ui/words/format';
import { messages } from '../messages';
import { mealTypeOf } from '../reading/make-meals';
import { clockTime } from '../table/dates';
import { weightOfAmount } from '../table/numbers';
import type { Line, Table } from '../table/table';
import {
  ALL_UNKNOWN,
  foreignItem,
  type NutrientColumns,
  nutrientsIn,
  plainCount,
  waysToSay,
} from './foreign-item';
import { type Entry, type Format, type Found, type LineContext, takeWeighing } from './format';

/** Cronometer's column names for nutrients, the same in all its tables. */
const CRONOMETER_COLUMNS: NutrientColumns = sourceNames('cronometer');

interface EatenLine {
  /** Nutrients that all app versions have read. They identify an entry when its file is imported again. */
  figures: Nutrients;
  /** All nutrients, including further ones. */
  eaten: Nutrients;
}

function eatenIn(table: Table, line: Line): EatenLine {
  const figures = nutrientsIn(table, line, {
    columns: CRONOMETER_COLUMNS,
    kilojoules: CRONOMETER_KJ,
  });
  return { figures, eaten: { ...figures, ...detailsIn(table, line) } };
}

/** Further nutrients. A value of 0 can mean unknown, so it is left out. */
function detailsIn(table: Table, line: Line): Partial<Nutrients> {
  const details = DETAIL_NUTRIENTS.flatMap((nutrient) => {
    const column = DETAILS_OF_CRONOMETER[nutrient];
    const amount = column ? (table.number(line, column.name) ?? 0) * column.times : 0;
    return amount > 0 && amount <= mostDetail(nutrient) ? [[nutrient, amount]] : [];
  });
  return Object.fromEntries(details) as Partial<Nutrients>;
}

const CRONOMETER_KJ = ['Energy (kJ)'];

/** Cronometer's foods with their nutrients: the export of paid accounts, and of all accounts until 2026. */
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
  const { figures, eaten } = eatenIn(table, line);
  const grams = weightOfAmount(amount, table.mark);
  // A supplement has no energy in this table, but is imported anyway.
  const item = name === '' ? undefined : foreignItem(name, { eaten, grams, amount });
  if (!item) {
    found.problems.push(`${place}: ${name === '' ? 'no food' : 'figures that no food has'}`);
    return;
  }
  const time = clockTime(table.text(line, 'Time'));
  const group = table.text(line, 'Group');
  found.entries.push({ day, time, group, item, mark: [day, time, group, name, amount, figures] });
}

/** Cronometer's current food table, 'Day,Time,Group,Food Name,Amount,Category', which has no nutrients. */
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
    found.problems.push(format(messages.noFood, { place }));
    return;
  }
  const time = clockTime(table.text(line, 'Time'));
  const group = table.text(line, 'Group');
  const isFood = table.text(line, 'Category').toLowerCase() !== 'supplements';
  found.entries.push({
    day,
    time,
    group,
    item,
    // Food tables do not contain supplements.
    said: isFood ? waysToSay(plainCount(amount), name) : [],
    mark: [day, time, group, name, amount],
  });
}

/** Cronometer's biometrics, of which only weights are imported. */
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

// A user's own table of foods may have the same name for its energy column.
const OF_FOODS = ['Food Name', 'Name', 'Food', 'Meal', 'Item', 'Product', 'Description', 'Time'];

/** Cronometer's Daily Nutrition: sums of days, or of meals if the user chose that option. */
export const cronometerDays: Format = {
  key: 'cronometer day',
  program: () => 'Cronometer',
  recognises: (table) =>
    table.has('Date') &&
    (table.has('Energy (kcal)') || table.has('Energy (kJ)')) &&
    !OF_FOODS.some((name) => table.has(name)),
  date: ['Date'],
  take,
  finish: (found) => {
    found.entries = withoutTotals(found);
  },
};

function take({ table, line, day, place, found, answers }: LineContext): void {
  const { figures, eaten } = eatenIn(table, line);
  if (eaten.calories === null) {
    found.problems.push(format(messages.noCalories, { place }));
    return;
  }
  if (eaten.calories === 0) {
    found.leftOut.push('empty-day');
    return;
  }
  const isOpen = table.text(line, 'Completed').toLowerCase() === 'false';
  if (isOpen && answers.incomplete !== 'take') {
    found.leftOut.push('incomplete-day');
    return;
  }
  const group = table.text(line, 'Group');
  const item = foreignItem(
    group === '' ? messages.sumOfADay : format(messages.sumOfAGroup, { group }),
    {
      eaten,
      grams: null,
      amount: '',
    },
  );
  if (!item) found.problems.push(format(messages.noDayHasTheseFigures, { place }));
  else found.entries.push({ ...TIMELESS, day, group, item, mark: [day, group, figures] });
}

const TIMELESS = { time: null, wholeDay: true } as const;

/** Removes lines that are the sum of a day's meals. */
function withoutTotals({ entries, leftOut }: Found): Entry[] {
  const byDay = new Map<string, Entry[]>();
  for (const entry of entries) {
    const same = byDay.get(entry.day);
    if (same) same.push(entry);
    else byDay.set(entry.day, [entry]);
  }
  const days = [...byDay.values()];
  const names = totalNames(days.filter((lines) => lines.length > 1));
  return days.flatMap((lines) => {
    const kept = lines.length > 1 ? lines.filter(({ group }) => !names.has(group)) : lines;
    leftOut.push(...Array<'total'>(lines.length - kept.length).fill('total'));
    return kept;
  });
}

/**
 * The name of the lines with the sums of days. The name is translated, so it is found by its numbers, which must be the
 * sum on each day. If there is only one day, or two names fit, that can be chance: then only the known name counts.
 */
function totalNames(days: readonly (readonly Entry[])[]): Set<string> {
  const counts = new Map<string, number>();
  const others = new Set<string>();
  for (const lines of days) {
    for (const line of lines) {
      counts.set(line.group, (counts.get(line.group) ?? 0) + 1);
      if (!isTotal(line, lines)) others.add(line.group);
    }
  }
  const fitting = [...counts.keys()].filter((name) => !others.has(name) && !mealTypeOf(name));
  const named = fitting.filter((name) => SAYS_TOTAL.test(name));
  if (named.length > 0) return new Set(named);
  const [only] = fitting;
  const isSure = only !== undefined && fitting.length === 1 && (counts.get(only) ?? 0) > 1;
  return new Set(isSure ? [only] : []);
}

const SAYS_TOTAL =
  /^(?:(?:daily|day|grand) )?(?:totals?|totale|totaal|sum|summe|gesamt|suma|somme)\b/i;

/** Whether a line is the only one with its name that day, and the sum of the day's other lines. */
function isTotal(line: Entry, lines: readonly Entry[]): boolean {
  if (lines.some((other) => other !== line && other.group === line.group)) return false;
  const sum = lines.reduce((all, other) => all + (other === line ? 0 : kcalOf(other)), 0);
  return Math.abs(sum - kcalOf(line)) <= 1 + sum * 0.005;
}

function kcalOf({ item }: Entry): number {
  return item.per100g.calories ?? 0;
}
