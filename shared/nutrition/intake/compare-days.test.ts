import { dayOf } from '../../../test/kit/intakes';
import { helping } from '../../../test/kit/items';
import { compareDays } from './compare-days';
import { tellingFood } from './top-foods';

const bread = helping('Bread', { sodium: 500 });
const soup = helping('Soup', { sodium: 900 });
const days = (items: (typeof bread)[], from: number) =>
  [0, 1, 2].map((index) => dayOf(`2026-03-${from + index}`, items));

test('the largest change is returned with the food that caused it', () => {
  const comparison = compareDays(days([bread, soup, soup], 20), days([bread, bread, bread], 10));
  expect(comparison?.now.nutrients.sodium).toBe(2_300);
  expect(comparison?.before.nutrients.sodium).toBe(1_500);
  expect(comparison?.most).toEqual({
    nutrient: 'sodium',
    change: 800,
    averages: [2_300, 1_500],
    food: { name: 'Soup', change: 1_800 },
  });
});

test('a change with too little coverage is not returned', () => {
  const unknown = helping('Stew', { calories: 900, sodium: null, vitaminC: 4 });
  const known = helping('Stew', { calories: 900, sodium: 100, vitaminC: 4 });
  const comparison = compareDays(days([unknown, bread], 20), days([known], 10));
  expect(comparison?.most?.nutrient).not.toBe('sodium');
});

test('two days are too few for a week, and equal weeks have no change', () => {
  expect(compareDays(days([bread], 20), days([bread], 10).slice(1))).toBeNull();
  expect(compareDays(days([bread], 20), days([bread], 10))?.most).toBeNull();
});

test('with enough coverage, the food with the largest share is returned; of two foods none', () => {
  const apple = helping('Apple', { sodium: 1 });
  const milk = helping('Milk', { sodium: 40 });
  const told = tellingFood([dayOf('2026-03-01', [soup, apple, milk])]);
  expect(told).toEqual({
    nutrient: 'sodium',
    food: { name: 'Soup', amount: 900, share: 900 / 941 },
  });
  expect(tellingFood([dayOf('2026-03-01', [soup, milk])])).toBeNull();
  expect(tellingFood([])).toBeNull();
});
