import type { Detection } from '../../../device/readers/foods';
import { detectedFoods } from './detected-foods';

const [BANANA, APPLE, ORANGE, PIZZA] = [0, 1, 3, 7];

function seen(kind: number, score: number, left = 0): Detection {
  return { kind, score, box: [left, 0, left + 0.2, 0.2] };
}

const wordsOf = (...detections: Detection[]) => detectedFoods(detections).map(({ words }) => words);

test('the most likely food comes first, and each food is counted', () => {
  expect(wordsOf(seen(APPLE, 0.8), seen(BANANA, 0.9, 0.3), seen(APPLE, 0.75, 0.6))).toEqual([
    'a banana',
    '2 apples',
  ]);
});

test('of two foods in the same place, only the more likely one is kept', () => {
  expect(wordsOf(seen(ORANGE, 0.75), seen(APPLE, 0.8, 0.02))).toEqual(['an apple']);
});

test('foods with a low score are not suggested', () => {
  expect(wordsOf(seen(BANANA, 0.6))).toEqual([]);
});

test('pizza is not counted', () => {
  expect(wordsOf(seen(PIZZA, 0.8), seen(PIZZA, 0.8, 0.5))).toEqual(['pizza']);
});
