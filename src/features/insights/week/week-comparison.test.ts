import { compareDays } from '#shared/nutrition/intake/compare-days';
import type { Nutrients } from '#shared/records/nutrients';

import { dayOf } from '../../../../test/kit/intakes';
import { helping } from '../../../../test/kit/items';
import { comparisonTable } from './week-comparison';

const weekOf = (name: string, nutrients: Partial<Nutrients>) =>
  ['2026-03-01', '2026-03-02', '2026-03-03'].map((day) => dayOf(day, [helping(name, nutrients)]));

const comparison = compareDays(
  weekOf('Stew', { calories: 600, fat: 47.4, protein: 30, carbs: 9.6, fiber: null }),
  weekOf('Soup', { calories: 600, fat: 45.7, protein: 30, carbs: 12, fiber: 3 }),
)!;

const rowOf = (name: string) => comparisonTable(comparison).rows.find(([first]) => first === name);

test('a change is the difference of the shown numbers next to it', () => {
  expect(rowOf('Fat, g')).toEqual(['Fat, g', '47', '46', '+1']);
  expect(rowOf('Carbs, g')).toEqual(['Carbs, g', '9.6', '12', '−2.4']);
});

test('a partly known amount is a minimum, and its change is unknown', () => {
  const unknown = helping('Canteen', { calories: null, fat: 10 });
  const weeks = (items: (typeof unknown)[]) =>
    ['2026-03-01', '2026-03-02', '2026-03-03'].map((day) => dayOf(day, items));
  const soup = helping('Soup', { calories: 400, fat: 20 });
  const { rows } = comparisonTable(compareDays(weeks([soup, unknown]), weeks([soup]))!);
  expect(rows[0]).toEqual(['Energy, kcal', 'at least 400', '400', 'unknown']);
  expect(rows.find(([name]) => name === 'Fat, g')).toEqual(['Fat, g', '30', '20', '+10']);
});

test('no change is shown as the same, and unknown is not shown as no change', () => {
  expect(rowOf('Protein, g')?.at(-1)).toBe('same');
  expect(rowOf('Fiber, g')).toEqual(['Fiber, g', 'unknown', '3', 'unknown']);
});
