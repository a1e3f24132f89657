import type { Measurement } from '#shared/records/measurement';

import { bodyFatWords } from './body-fat-line';
import { sinceWords } from './measurements-card';
import { readMeasurement, sizeQuestion } from './read-measurement';

const of = (part: string, value: number, measuredAt = '2026-11-24T08:00'): Measurement => ({
  part,
  value,
  unit: 'cm',
  measuredAt,
});
const plain = (words: string) => words.replaceAll('\u00a0', ' ');

test.each([
  [
    { part: ' Waist', text: '82,5', unit: 'cm' },
    { part: 'waist', value: 82.5, unit: 'cm' },
  ],
  [
    { part: 'Left  arm', text: '12.125', unit: 'in' },
    { part: 'Left arm', value: 12.13, unit: 'in' },
  ],
] as const)('%j is read as %j', (typed, measurement) => {
  expect(readMeasurement(typed)).toEqual({ measurement });
});

test('an invalid value has a message at its field', () => {
  expect(readMeasurement({ part: ' ', text: '0', unit: 'cm' })).toEqual({
    problems: {
      part: 'Enter a name of at most 40 characters.',
      text: 'Enter a number from 1 to 500.',
    },
  });
  expect(readMeasurement({ part: 'x'.repeat(41), text: 'much', unit: 'in' })).toHaveProperty(
    'problems.text',
  );
});

test.each([
  ['a usual size', of('waist', 82), [], null],
  ['inches typed as cm', of('waist', 32), [], 'Waist 32 cm: is this right? Save it anyway?'],
  ['a point that was forgotten', of('waist', 825 / 2), [], 'Waist 412.5 cm: is this right?'],
  ['far from the last', of('Left arm', 60), [of('left arm', 31)], 'Left arm 60 cm: is this right?'],
  ['near the last', of('Left arm', 32), [of('left arm', 31)], null],
] as const)('%s is questioned or not', (_what, read, before, words) => {
  const question = sizeQuestion(read, before);
  if (words === null) expect(question).toBeNull();
  else expect(plain(question ?? '')).toContain(words);
});

test('a change is shown in the unit of the newest measurement', () => {
  const before = { ...of('waist', 33, '2026-11-01T08:00'), unit: 'in' } as const;
  expect(plain(sinceWords([of('waist', 82.3), before]))).toBe('1.5 cm less than on Nov 1, 2026');
  expect(plain(sinceWords([of('waist', 83.8), before]))).toBe('as on Nov 1, 2026');
  expect(plain(sinceWords([of('waist', 82.3)]))).toBe('on Nov 24, 2026');
});

test('body fat is shown with its uncertainty, or with what is missing', () => {
  expect(bodyFatWords({ kind: 'found', percent: 20, low: 16, high: 24 })).toBe(
    'About 20%, likely 16 to 24%',
  );
  expect(bodyFatWords({ kind: 'missing', parts: ['hips', 'neck'] })).toBe(
    'Measure hips and neck as well to see it.',
  );
  expect(bodyFatWords({ kind: 'not-for', why: 'minor' })).toBeNull();
});
