import fc from 'fast-check';

import type { Measurement } from '#shared/records/measurement';

import { bodyFat } from './body-fat';
import { lengthIn, measuredParts } from './measurements';

const AT = '2026-11-24T08:00';
const of = (
  part: string,
  value: number,
  unit: 'cm' | 'in' = 'in',
  measuredAt = AT,
): Measurement => ({
  part,
  value,
  unit,
  measuredAt,
});
const man = { age: 30, gender: 'male', height: 70, heightUnit: 'ft_in' } as const;
const woman = { age: 30, gender: 'female', height: 165.1, heightUnit: 'cm' } as const;

test('the formula of the US Navy, worked out by hand', () => {
  // 86.010 log10(36 - 15.5) - 70.041 log10(70) + 36.76 = 20.3
  expect(bodyFat([of('waist', 36), of('neck', 15.5)], man)).toEqual({
    kind: 'found',
    percent: 20,
    low: 16,
    high: 24,
  });
  // 163.205 log10(30 + 38 - 13) - 97.684 log10(65) - 78.387 = 28.6
  const tape = [of('waist', 30), of('hips', 38), of('neck', 13)];
  expect(bodyFat(tape, woman)).toEqual({ kind: 'found', percent: 29, low: 25, high: 33 });
});

test('centimeters and inches give the same result, in any order, and the newest measurement of a part is used', () => {
  const inches = [of('waist', 36), of('neck', 15.5), of('waist', 50, 'in', '2026-11-01T08:00')];
  const centimetres = [of('neck', 39.37, 'cm'), of('Waist ', 91.44, 'cm')];
  expect(bodyFat(centimetres, man)).toEqual(bodyFat(inches, man));
  expect(bodyFat([...inches].reverse(), man)).toEqual(bodyFat(inches, man));
});

test.each([
  ['a minor', { ...man, age: 17 }, { kind: 'not-for', why: 'minor' }],
  ['no formula', { ...man, gender: 'other' as const }, { kind: 'not-for', why: 'gender' }],
  ['no details', null, { kind: 'not-for', why: 'no-profile' }],
])('%s has no body fat', (_who, profile, answer) => {
  expect(bodyFat([of('waist', 36), of('neck', 15.5)], profile)).toEqual(answer);
});

test('missing, months apart or impossible measurements are reported instead of a number', () => {
  expect(bodyFat([of('waist', 30)], woman)).toEqual({ kind: 'missing', parts: ['hips', 'neck'] });
  expect(bodyFat([of('waist', 36), of('neck', 15, 'in', '2026-10-01T08:00')], man)).toEqual({
    kind: 'apart',
  });
  expect(bodyFat([of('waist', 15), of('neck', 15)], man)).toEqual({ kind: 'impossible' });
  expect(bodyFat([of('waist', 36, 'cm'), of('neck', 15.5)], man)).toEqual({ kind: 'impossible' });
});

test('a larger waist never gives less body fat', () => {
  const waist = fc.integer({ min: 25, max: 60 });
  fc.assert(
    fc.property(waist, waist, (one, other) => {
      const percentOf = (inches: number) => {
        const found = bodyFat([of('waist', inches), of('neck', 15)], man);
        return found.kind === 'found' ? found.percent : null;
      };
      const [less, more] = [percentOf(Math.min(one, other)), percentOf(Math.max(one, other))];
      if (less !== null && more !== null) expect(less).toBeLessThanOrEqual(more);
    }),
  );
});

test('names that differ only in case or spaces are one part, and built-in parts come first', () => {
  const all = [
    of('left  ARM', 30, 'cm', '2026-11-01T08:00'),
    of('Left arm', 31, 'cm'),
    of('hips', 95, 'cm'),
    of('waist', 80, 'cm'),
  ];
  expect(measuredParts(all).map(({ part, measured }) => [part, measured.length])).toEqual([
    ['waist', 1],
    ['hips', 1],
    ['Left arm', 2],
  ]);
});

test('of two measurements in one minute, the one entered later is the newest', () => {
  const first = { ...of('waist', 82.5, 'cm'), id: '0193a1b2-1' };
  const second = { ...of('waist', 81, 'cm'), id: '0193a1b2-2' };
  for (const all of [
    [first, second],
    [second, first],
  ])
    expect(measuredParts(all)[0]?.measured.map(({ value }) => value)).toEqual([81, 82.5]);
});

test.each([
  ['cm', 1, 'in', 2.5],
  ['in', 91.4, 'cm', 36],
  ['cm', 82.5, 'cm', 82.5],
] as const)('in %s, %d %s is %d', (to, value, from, there) => {
  expect(lengthIn(to, value, from)).toBe(there);
});
