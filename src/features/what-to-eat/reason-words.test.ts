import type { Eatable } from './candidates';
import { figureWords, leftOfDay, otherReasons } from './reason-words';
import type { EatableSuggestion } from './use-suggestions';

const dal = { name: 'Dal', from: 'list', calories: 420, protein: 32, notCounted: 0 } as Eatable;
const aim = (calories: number, protein = 45) => ({
  left: { calories, protein },
  meal: { calories: Math.max(0, calories), protein },
});

test.each([
  [420, 32, aim(610), '420 kcal of your 610 left, 32 g of protein'],
  [610.4, 32, aim(610.1), '610 kcal of your 610 left, 32 g of protein'],
  [700, 32, aim(610), '700 kcal, more than the 610 left, 32 g of protein'],
  [420, 32, aim(-80), '420 kcal, 500 above your target with it, 32 g of protein'],
  [257, 32, aim(-308), '257 kcal, 565 above your target with it, 32 g of protein'],
  [420, 32, aim(0), '420 kcal, 420 above your target with it, 32 g of protein'],
  [420, 32, null, '420 kcal, 32 g of protein'],
  [null, null, aim(610), 'kcal unknown, protein unknown'],
])('%s kcal and %s g of protein', (calories, protein, left, words) => {
  expect(figureWords({ ...dal, calories, protein }, left)).toBe(words);
});

test('the origin, and reasons for and against a dish', () => {
  const plain = { candidate: dal, score: 1, eatenBefore: null, plannedOn: null, timesAtMeal: 0 };
  const at = { day: '2026-11-26', mealType: 'dinner' } as const;
  const reasons = (part: Partial<EatableSuggestion>) => otherReasons({ ...plain, ...part }, at);
  expect(reasons({})).toEqual(['Everyday dish']);
  expect(reasons({ eatenBefore: 1, timesAtMeal: 4, plannedOn: '2026-11-28' })).toEqual([
    'Everyday dish',
    'You had it the day before',
    '4 times for dinner lately',
    'Planned for Sat, Nov 28',
  ]);
  const half = { ...dal, from: 'recipe', notCounted: 1 } as Eatable;
  expect(reasons({ candidate: half, plannedOn: at.day })).toEqual([
    'Your recipe',
    'Planned for that day',
    '1 line not counted',
  ]);
});

test("what is left of the day's target", () => {
  expect(leftOfDay(aim(610), true)).toBe('610 kcal and 45 g of protein left today');
  expect(leftOfDay(aim(610, -3), true)).toBe('610 kcal left today, and enough protein');
  expect(leftOfDay(aim(-5), true)).toBe('Today’s target is reached: the lightest come first');
});
