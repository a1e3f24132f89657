import type { Detection } from '../../../device/readers/foods';
import { proposalsOf } from './proposals';

const [BANANA, APPLE, ORANGE, PIZZA, FORK] = [46, 47, 49, 53, 42];

function seen(kind: number, score: number, left = 0): Detection {
  return { kind, score, box: [left, 0, left + 0.2, 0.2] };
}

const wordsOf = (...detections: Detection[]) => proposalsOf(detections).map(({ words }) => words);

test('the likeliest comes first, and of each food as many as are seen', () => {
  expect(wordsOf(seen(APPLE, 0.5), seen(BANANA, 0.6, 0.3), seen(APPLE, 0.47, 0.6))).toEqual([
    'a banana',
    '2 apples',
  ]);
});

test('in one place there is one food, the likelier', () => {
  expect(wordsOf(seen(ORANGE, 0.46), seen(APPLE, 0.5, 0.02))).toEqual(['an apple']);
});

test('what is no food, or hardly seen, is not proposed', () => {
  expect(wordsOf(seen(FORK, 0.9), seen(BANANA, 0.4))).toEqual([]);
});

test('pizza is not counted', () => {
  expect(wordsOf(seen(PIZZA, 0.5), seen(PIZZA, 0.5, 0.5))).toEqual(['pizza']);
});
