import { foreignItem } from '../foreign/foreign-item';
import type { Entry, Found } from '../foreign/found';
import { nutrientsIn } from '../foreign/nutrients-in';
import { CRONOMETER_COLUMNS, CRONOMETER_KJ } from './cronometer-columns';
import type { At, Format } from './format';

// Somebody's own table of foods may head its energy in the same way.
const OF_FOODS = ['Food Name', 'Name', 'Food', 'Meal', 'Item', 'Product', 'Description', 'Time'];

/** Cronometer's Daily Nutrition: what a day came to, or each of its meals where that was ticked. */
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

function take({ table, line, day, place, found, answers }: At): void {
  const eaten = nutrientsIn(table, line, { columns: CRONOMETER_COLUMNS, kilojoules: CRONOMETER_KJ });
  if (eaten.calories === null) {
    found.problems.push(`${place}: no calories`);
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
  const item = foreignItem(group === '' ? 'Whole day, from Cronometer' : `${group}, from Cronometer`, {
    ...{ eaten, grams: null },
    amount: '',
  });
  if (!item) found.problems.push(`${place}: figures that no day has`);
  else found.entries.push({ ...TIMELESS, day, group, item, mark: [day, group, eaten] });
}

const TIMELESS = { time: null, wholeDay: true } as const;

/** Without the lines that sum up a day of meals: by their numbers, since their name is translated. */
function withoutTotals({ entries, leftOut }: Found): Entry[] {
  const days = new Map<string, Entry[]>();
  for (const entry of entries) days.set(entry.day, [...(days.get(entry.day) ?? []), entry]);
  return [...days.values()].flatMap((lines) => {
    const total = lines.length > 1 ? lines.findLast((line) => isTotal(line, lines)) : undefined;
    if (total) leftOut.push('total');
    return lines.filter((line) => line !== total);
  });
}

function isTotal(line: Entry, lines: readonly Entry[]): boolean {
  const sum = lines.reduce((all, other) => all + (other === line ? 0 : kcalOf(other)), 0);
  return Math.abs(sum - kcalOf(line)) <= 1 + sum * 0.005;
}

function kcalOf({ item }: Entry): number {
  return item.per100g.calories ?? 0;
}
