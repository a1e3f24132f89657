import { caloriesOf, linesOfSet } from '../../../../test/kit/meals-in-words';
import { someOf } from '../../../../test/kit/short';
import { withoutFrame } from './without-frame';

test.each([
  ['I just had 2 eggs', '2 eggs'],
  ['today I ate a bagel!!', 'a bagel'],
  ['Lunch: garlic naan half', 'garlic naan half'],
  ['my dinner was pad thai, so good', 'pad thai'],
  ['garlic naan half, yum :)', 'garlic naan half'],
  ['2 eggs with my mum', '2 eggs'],
  ['3 bagels for breakfast today', '3 bagels'],
  ['- porridge at home.', 'porridge'],
])('%s', (line, inside) => {
  expect(withoutFrame(line)).toBe(inside);
});

test.each([
  'had to skip lunch',
  'tom yum',
  'glass of so good',
  'shared a pizza with my wife',
  'had nothing today',
  'tea',
  'lunch meat',
  'milk 2.5',
  'butter 1 oz.',
])('%s stays', (line) => {
  expect(withoutFrame(line)).toContain(line.replace(/ today$/, ''));
});

const FRAMES: readonly ((line: string) => string)[] = [
  (line) => `had ${line}`,
  (line) => `I just had ${line}`,
  (line) => `Lunch: ${line}`,
  (line) => `my breakfast was ${line}`,
  (line) => `${line} for dinner`,
  (line) => `${line} today`,
  (line) => `${line} at home`,
  (line) => `${line}.`,
  (line) => `${line}!`,
  (line) => `${line} yum`,
  (line) => `${line}, so good :)`,
  (line) => `${line} with my mum`,
];

/** Of so many lines some are read otherwise, by a rule of what begins them or a word that is a name. */
const OFF_SHARE = 0.01;

test('whatever frames a line, the meal is the same', () => {
  const lines = someOf(linesOfSet('meals-dev-9'), 3).filter(
    (line) => !/shar|split|half|between|\p{Extended_Pictographic}/iu.test(line),
  );
  const meals = lines
    .map((line) => ({ line, kcal: caloriesOf(line) }))
    .filter(({ kcal }) => kcal > 0);
  const off = meals.flatMap(({ line, kcal }) =>
    FRAMES.map((frame) => frame(line)).filter(
      (framed) => Math.abs(caloriesOf(framed) - kcal) > 0.02 * kcal + 1,
    ),
  );
  expect(meals.length).toBeGreaterThan(20);
  expect(off.length > OFF_SHARE * meals.length * FRAMES.length ? off : []).toEqual([]);
});
