import { figuresDiffer, statedOfServing } from './stated-figures';

const STATED = { calories: 400, protein: 20, carbs: 50, fat: null };
const source = (servings: number | null) => ({
  name: 'example.org',
  address: null,
  servings,
  stated: STATED,
});

test('more servings of the same recipe have smaller amounts each', () => {
  expect(statedOfServing(source(4), 8)).toEqual({
    calories: 200,
    protein: 10,
    carbs: 25,
    fat: null,
  });
  expect(statedOfServing(source(4), 4)).toEqual(STATED);
});

test('nutrients of a source without a number of servings are used unchanged', () => {
  expect(statedOfServing(source(null), 8)).toEqual(STATED);
});

test.each([
  [{ calories: 420 }, false],
  [{ calories: 300 }, true],
  [{ protein: 21 }, false],
  [{ protein: 30 }, true],
  [{ fat: 90 }, false],
  [{ carbs: null }, false],
])('figures of which %j differs: %j', (change, isElse) => {
  const counted = { calories: 405, protein: 20.5, carbs: 48, fat: 10, ...change };
  expect(figuresDiffer(STATED, counted)).toBe(isElse);
});
