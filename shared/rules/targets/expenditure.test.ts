import { readFileSync } from 'node:fs';

import fc from 'fast-check';

import { ACTIVITY_LEVELS } from '#shared/records/profile';

import {
  type Course,
  SIMULATED_TODAY,
  type SimulatedPerson,
  simulatedPeople,
} from '../../../test/kit/simulated-people';
import { daysAfter } from '../calendar';
import { inKilograms } from '../units';
import { dailyExpenditure } from './energy';
import {
  estimateExpenditure,
  type ExpenditureInput,
  FARTHEST,
  LOGGED_SHARE,
  TISSUE_KCAL_PER_KG,
} from './expenditure';

const TODAY = SIMULATED_TODAY;
const DAYS = Array.from({ length: 28 }, (_, index) => daysAfter(TODAY, index - 28));

/** Every day has the same kcal, and a weight `perDay` kg above the previous one. */
function even(calories: number, perDay: number): ExpenditureInput {
  return {
    days: DAYS.map((day) => ({ day, calories })),
    weighIns: DAYS.map((day, index) => ({ day, kilograms: 80 + perDay * index })),
    formula: 2_400,
    before: 2_300,
    today: TODAY,
  };
}

function inputOf({ days, weighIns, formula }: SimulatedPerson): ExpenditureInput {
  return { days, weighIns, formula, before: null, today: TODAY };
}

describe('3,000 simulated people after six weeks', () => {
  const found = simulatedPeople(3_000, 6, 1).map((person) => ({
    ...person,
    result: estimateExpenditure(inputOf(person)),
  }));

  test.each<Course>(['losing', 'steady', 'gaining'])('%s', (course) => {
    const known = found.filter((one) => one.course === course && one.result.thin.length === 0);
    const errors = known.map(({ result, truth }) => result.kcal - truth);
    const bias = errors.reduce((sum, error) => sum + error, 0) / errors.length;
    const inside = known.filter(
      ({ result: { low, high }, truth }) => Number(low) <= truth && truth <= Number(high),
    ).length;
    expect(known.length).toBeGreaterThan(900);
    expect(Math.abs(bias)).toBeLessThan(60);
    expect(inside / known.length).toBeGreaterThan(0.75);
    expect(inside / known.length).toBeLessThan(0.85);
  });

  test('the estimate is closer to the true expenditure than the formulas', () => {
    const known = found.filter(({ result }) => result.thin.length === 0);
    const squares = (of: (one: (typeof known)[number]) => number) =>
      known.reduce((sum, one) => sum + (of(one) - one.truth) ** 2, 0);
    const byFormula = squares(({ formula }) => formula);
    expect(squares(({ result }) => result.kcal)).toBeLessThan(byFormula / 4);
  });
});

test('with a steady weight, expenditure equals intake', () => {
  // The formulas give 2,400 x 0.88 = 2,112 logged kcal, with a standard deviation of 2,400 x hypot(0.1, 0.08) = 307.
  // That of the weights is 6,160 x 0.4 x 1.45 / sqrt(28 x (28 x 28 - 1) / 12) = 83.6, and 92.7 with 40 of drift. So
  // the measurement has a weight of 0.9165, and 2,000 x 0.9165 + 2,112 x 0.0835 = 2,009.
  const result = estimateExpenditure(even(2_000, 0));
  expect(result).toMatchObject({
    kcal: 2_010,
    low: 1_900,
    high: 2_120,
    thin: [],
    days: 28,
    leftOut: 0,
    weighings: 28,
    strayWeighings: 0,
    eaten: 2_000,
  });
  expect(result.kilogramsPerWeek).toBeCloseTo(0, 9);
});

test('lost weight adds to the expenditure', () => {
  // 0.05 kg x 6,160 is 308 kcal per day.
  const result = estimateExpenditure(even(2_000, -0.05));
  expect(result.kcal).toBeGreaterThan(2_230);
  expect(result.kcal).toBeLessThan(2_320);
  expect(result.kilogramsPerWeek).toBeCloseTo(-0.35, 9);
});

describe('too few data keep the previous estimate, with the reasons', () => {
  const all = even(2_000, -0.05);
  const days = [...all.days];
  const weighIns = [...all.weighIns];
  test.each<[string, Partial<ExpenditureInput>, string[]]>([
    [
      'nothing',
      { days: [], weighIns: [] },
      ['few-days', 'few-weighings', 'short-span', 'old-weighing'],
    ],
    ['nine days', { days: days.slice(-9) }, ['few-days']],
    ['days of long ago', { days: days.slice(0, 16) }, ['few-days']],
    ['five weighings', { weighIns: weighIns.filter((_, at) => at % 6 === 0) }, ['few-weighings']],
    ['two weeks less a day', { weighIns: weighIns.slice(-14) }, ['short-span']],
    ['no weighing for eleven days', { weighIns: weighIns.slice(0, 18) }, ['old-weighing']],
  ])('%s', (_what, less, thin) => {
    const result = estimateExpenditure({ ...all, ...less });
    expect(result).toMatchObject({ kcal: 2_300, low: null, high: null, kilogramsPerWeek: null });
    expect(result.thin).toEqual(thin);
  });

  test('without a previous estimate, the formulas are used', () => {
    const nothing = { ...all, days: [], weighIns: [], before: null };
    expect(estimateExpenditure(nothing)).toMatchObject({ kcal: 2_400, eaten: null });
  });

  test.each([
    ['ten days', { days: days.slice(-10) }],
    ['six weighings', { weighIns: weighIns.filter((_, at) => at % 5 === 0) }],
  ])('%s are enough', (_what, less) => {
    expect(estimateExpenditure({ ...all, ...less }).thin).toEqual([]);
  });
});

describe('bugs that users of other trackers have reported', () => {
  test('missing or nearly empty days do not drop the estimate from 1,800 kcal to 350', () => {
    const base = { ...even(1_800, 0), formula: 1_900, before: 1_800 };
    expect(estimateExpenditure({ ...base, days: [] }).kcal).toBe(1_800);
    // A user who marks days with only one coffee as complete.
    const coffee = { ...base, days: DAYS.map((day) => ({ day, calories: 40 })) };
    expect(estimateExpenditure(coffee).kcal).toBeGreaterThanOrEqual(1_900 * (1 - FARTHEST) - 5);
  });

  test('more activity never gives a lower number', () => {
    const results = ACTIVITY_LEVELS.map((level) => {
      const formula = dailyExpenditure(1_600, level);
      return estimateExpenditure({ ...even(2_200, -0.03), formula }).kcal;
    });
    expect(results).toEqual([...results].sort((one, other) => one - other));
  });

  test('the documentation states the constants that the code uses', () => {
    const page = readFileSync('docs/insights.md', 'utf8');
    expect(page).toContain(`${TISSUE_KCAL_PER_KG.toLocaleString('en-US')} kcal`);
    expect(page).toContain(`${String(LOGGED_SHARE * 100)} %`);
  });

  test('days without entries do not count as days without food', () => {
    const base = even(2_000, 0);
    const some = [...base.days].filter((_, at) => at % 3 !== 0);
    const result = estimateExpenditure({ ...base, days: some });
    expect(Math.abs(result.kcal - estimateExpenditure(base).kcal)).toBeLessThanOrEqual(10);
    expect(result).toMatchObject({ days: 18, leftOut: 10 });
  });

  test('one weight in pounds or of another person is ignored', () => {
    const base = even(2_000, 0);
    const slips = [...base.weighIns].map((one, at) =>
      at === 20 ? { ...one, kilograms: 176 } : at === 27 ? { ...one, kilograms: 64 } : one,
    );
    const result = estimateExpenditure({ ...base, weighIns: slips });
    expect(result.strayWeighings).toBe(2);
    expect(Math.abs(result.kcal - estimateExpenditure(base).kcal)).toBeLessThanOrEqual(10);
  });

  test('the first weight does not distort the trend', () => {
    // A smoothed trend that starts at the first weight would show only half of this loss.
    const result = estimateExpenditure(even(1_800, -0.08));
    expect(result.kilogramsPerWeek).toBeCloseTo(-0.56, 9);
  });

  test('the estimate does not jump from one day to the next', () => {
    const jumps = simulatedPeople(150, 7, 5).map((person) => {
      const at = (today: string) => estimateExpenditure({ ...inputOf(person), today });
      return Math.abs(at(TODAY).kcal - at(daysAfter(TODAY, -1)).kcal);
    });
    expect(jumps.reduce((sum, jump) => sum + jump, 0) / jumps.length).toBeLessThan(40);
  });

  test('today is not used, because it is not over', () => {
    const base = even(2_000, 0);
    const morning = { ...base, days: [...base.days, { day: TODAY, calories: 300 }] };
    expect(estimateExpenditure(morning)).toEqual(estimateExpenditure(base));
  });

  test('fewer days or weights widen the interval', () => {
    const width = (input: ExpenditureInput) => {
      const { low, high } = estimateExpenditure(input);
      return Number(high) - Number(low);
    };
    const base = even(2_000, 0);
    const days = [...base.days].map((one, at) => ({ ...one, calories: at % 2 ? 1_700 : 2_300 }));
    const weighIns = [...base.weighIns].filter((_, at) => at % 4 === 0);
    expect(width({ ...base, weighIns })).toBeGreaterThan(width(base));
    expect(width({ ...base, days: days.slice(-10) })).toBeGreaterThan(width({ ...base, days }));
  });
});

const people = simulatedPeople(60, 6, 9);

test('the estimate does not depend on the order of entries', () => {
  fc.assert(
    fc.property(fc.constantFrom(...people), fc.infiniteStream(fc.double()), (person, keys) => {
      const mixed = <One>(list: readonly One[]): One[] =>
        list
          .map((one) => ({ one, key: Number(keys.next().value) }))
          .sort((a, b) => a.key - b.key || 1)
          .map(({ one }) => one);
      const input = inputOf(person);
      const other = { ...input, days: mixed(person.days), weighIns: mixed(person.weighIns) };
      expect(estimateExpenditure(other)).toEqual(estimateExpenditure(input));
    }),
    { numRuns: 40 },
  );
});

test('weights in pounds give the same estimate as in kilograms', () => {
  for (const person of people) {
    const pounds = person.weighIns.map(({ day, kilograms }) => ({
      day,
      kilograms: inKilograms(kilograms / inKilograms(1, 'lbs'), 'lbs'),
    }));
    const input = inputOf(person);
    expect(estimateExpenditure({ ...input, weighIns: pounds }).kcal).toBe(
      estimateExpenditure(input).kcal,
    );
  }
});

test('days of 23 or 25 hours count like any other, in any year', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...people),
      fc.integer({ min: -2_000, max: 2_000 }),
      (person, by) => {
        const moved = <One extends { day: string }>(list: readonly One[]) =>
          list.map((one) => ({ ...one, day: daysAfter(one.day, by) }));
        const there = estimateExpenditure({
          ...inputOf(person),
          days: moved(person.days),
          weighIns: moved(person.weighIns),
          today: daysAfter(TODAY, by),
        });
        expect(there).toEqual(estimateExpenditure(inputOf(person)));
      },
    ),
    { numRuns: 40 },
  );
});

test('with any missing data, the estimate is near the formulas and inside its interval', () => {
  const subset = fc.array(fc.boolean(), { minLength: 42, maxLength: 42 });
  fc.assert(
    fc.property(fc.constantFrom(...people), subset, subset, (person, ate, weighed) => {
      const input = {
        ...inputOf(person),
        days: person.days.filter((_, at) => ate[at]),
        weighIns: person.weighIns.filter((_, at) => weighed[at]),
      };
      const { kcal, low, high, thin } = estimateExpenditure(input);
      expect(Math.abs(kcal - person.formula)).toBeLessThanOrEqual(person.formula * FARTHEST + 5);
      expect(low === null).toBe(thin.length > 0);
      if (low !== null) expect(Number(high)).toBeGreaterThan(kcal);
      if (low !== null) expect(low).toBeLessThan(kcal);
    }),
    { numRuns: 100 },
  );
});
