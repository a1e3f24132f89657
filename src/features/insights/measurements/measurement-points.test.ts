import fc from 'fast-check';

import { LENGTH_UNITS, type Measurement } from '#shared/records/measurement';
import { measuredParts } from '#shared/rules/body/measurements';
import { daysAfter } from '#shared/rules/calendar';

import { measurementPoints, measurementTable } from './measurement-points';

const TODAY = '2026-11-26';
const SHOWN = { today: TODAY, range: 30 };

function waist(day: string, value: number, unit: Measurement['unit'] = 'cm'): Measurement {
  return { part: 'waist', value, unit, measuredAt: `${day}T08:00` };
}

function partOf(...measured: Measurement[]) {
  const [part] = measuredParts(measured);
  if (!part) throw new Error('nothing was measured');
  return part;
}

test('each day from the first to the last measurement is a point, interpolated linearly', () => {
  const points = measurementPoints(partOf(waist('2026-11-20', 90), waist('2026-11-24', 88)), SHOWN);
  expect(points.map(({ key, measured, trend }) => [key.slice(8), measured, trend])).toEqual([
    ['20', 90, 90],
    ['21', null, 89.5],
    ['22', null, 89],
    ['23', null, 88.5],
    ['24', 88, 88],
  ]);
});

test('inches and centimeters make one line, in the unit of the newest measurement', () => {
  const points = measurementPoints(
    partOf(waist('2026-11-20', 90), waist('2026-11-21', 35, 'in')),
    SHOWN,
  );
  expect(points.map(({ trend }) => Math.round(trend * 100) / 100)).toEqual([35.43, 35]);
});

test("a measurement before the range is used for the line's start, but is not in the table", () => {
  const part = partOf(waist('2026-09-01', 100), waist('2026-11-25', 90));
  const points = measurementPoints(part, SHOWN);
  expect(points[0]?.key).toBe(daysAfter(TODAY, -30));
  expect(points[0]?.measured).toBeNull();
  expect(measurementTable(part, SHOWN).rows).toHaveLength(1);
});

test('one day makes no line', () => {
  expect(measurementPoints(partOf(waist('2026-11-20', 90)), SHOWN)).toEqual([]);
  const twice = partOf(waist('2026-11-20', 90), { ...waist('2026-11-20', 91) });
  expect(measurementPoints(twice, SHOWN)).toEqual([]);
});

test('the line always stays between the measured values, and days are in order', () => {
  const one = fc
    .record({
      ago: fc.integer({ min: 0, max: 100 }),
      value: fc.integer({ min: 20, max: 200 }),
      unit: fc.constantFrom(...LENGTH_UNITS),
    })
    .map(({ ago, value, unit }) => waist(daysAfter(TODAY, -ago), value, unit));
  fc.assert(
    fc.property(fc.array(one, { minLength: 1, maxLength: 12 }), (measured) => {
      const points = measurementPoints(partOf(...measured), SHOWN);
      const keys = points.map(({ key }) => key);
      expect(keys).toEqual([...keys].sort());
      const all = measured.map(({ value, unit }) => (unit === 'in' ? value * 2.54 : value));
      for (const { trend } of points) {
        expect(trend).toBeGreaterThanOrEqual(Math.min(...all) / 2.54 - 0.01);
        expect(trend).toBeLessThanOrEqual(Math.max(...all) + 0.01);
      }
    }),
  );
});
