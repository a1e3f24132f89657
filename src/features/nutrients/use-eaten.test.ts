import { helping } from '../../../test/kit/items';
import { mealFields } from '../../../test/kit/stores';
import { weekOf } from './use-eaten';

const lunch = (mealTime: string, calories: number | null) =>
  mealFields({ mealTime, items: [helping('Soup', { calories })] });

test('a week counts only its complete days, with the water of these days', () => {
  const week = weekOf({
    meals: [
      lunch('2026-03-01T12:00', 1_500),
      // Too little for a complete day; and today is not over.
      lunch('2026-03-02T12:00', 200),
      lunch('2026-03-04T12:00', 1_500),
      // Marked as complete.
      lunch('2026-03-03T23:59', 300),
    ],
    waters: [
      { id: 'w1', amount: 250, drunkAt: '2026-03-01T09:00' },
      { id: 'w2', amount: 500, drunkAt: '2026-03-02T09:00' },
    ],
    marks: new Map([['2026-03-03', 'complete']]),
    today: '2026-03-04',
    profile: null,
  });
  expect(week.days).toBe(2);
  expect(week.items.map(({ name, grams }) => [name, grams])).toEqual([
    ['Soup', 100],
    ['Soup', 100],
    ['Water you counted', 250],
  ]);
});
