import { daysAfter } from './calendar';
import { likeliest, type Eaten } from './suggestions';

const NOON = { mealTime: '2026-11-21T12:30', mealType: 'lunch' as const };
const eaten = (key: string, days: number, mealType: Eaten['mealType'] = 'lunch'): Eaten => {
  return { key, mealType, mealTime: `${daysAfter('2026-11-21', -days)}T12:00` };
};

test('what is eaten at such meals comes before what is eaten at others', () => {
  expect(likeliest([eaten('porridge', 1, 'breakfast'), eaten('soup', 3)], NOON)).toEqual([
    'soup',
    'porridge',
  ]);
});

test('what was eaten often comes before what was eaten once, lately before long ago', () => {
  const often = [2, 4, 6].map((days) => eaten('soup', days));
  expect(likeliest([eaten('cake', 1), ...often], NOON)).toEqual(['soup', 'cake']);
  expect(likeliest([eaten('stew', 30), eaten('cake', 2)], NOON)).toEqual(['cake', 'stew']);
});

test('the Saturday roast comes up on a Saturday', () => {
  const known = [eaten('roast', 7), eaten('salad', 6)];
  expect(likeliest(known, NOON)[0]).toBe('roast');
  expect(likeliest(known, { ...NOON, mealTime: '2026-11-20T12:30' })[0]).toBe('salad');
});

test('each is told once, and of nothing nothing', () => {
  expect(likeliest([eaten('soup', 1), eaten('soup', 2)], NOON)).toEqual(['soup']);
  expect(likeliest([], NOON)).toEqual([]);
});
