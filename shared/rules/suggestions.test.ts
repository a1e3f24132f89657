import { daysAfter } from './calendar';
import { likeliest, type Eaten } from './suggestions';

const NOON = { mealTime: '2026-11-21T12:30', mealType: 'lunch' as const };
const eaten = (key: string, days: number, mealType: Eaten['mealType'] = 'lunch'): Eaten => {
  return { key, mealType, mealTime: `${daysAfter('2026-11-21', -days)}T12:00` };
};

test('foods eaten at this meal type come before those eaten at others', () => {
  expect(likeliest([eaten('porridge', 1, 'breakfast'), eaten('soup', 3)], NOON)).toEqual([
    'soup',
    'porridge',
  ]);
});

test('frequent meals come before those eaten once, and recent ones before old ones', () => {
  const often = [2, 4, 6].map((days) => eaten('soup', days));
  expect(likeliest([eaten('cake', 1), ...often], NOON)).toEqual(['soup', 'cake']);
  expect(likeliest([eaten('stew', 30), eaten('cake', 2)], NOON)).toEqual(['cake', 'stew']);
});

test('a meal eaten on Saturdays is suggested on a Saturday', () => {
  const known = [eaten('roast', 7), eaten('salad', 6)];
  expect(likeliest(known, NOON)[0]).toBe('roast');
  expect(likeliest(known, { ...NOON, mealTime: '2026-11-20T12:30' })[0]).toBe('salad');
});

test('each meal is suggested once, and nothing without history', () => {
  expect(likeliest([eaten('soup', 1), eaten('soup', 2)], NOON)).toEqual(['soup']);
  expect(likeliest([], NOON)).toEqual([]);
});
