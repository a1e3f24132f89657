import fc from 'fast-check';

import { ENERGY_PER_GRAM } from '#shared/records/nutrients';
import {
  ACTIVITY_LEVELS,
  GENDERS,
  HEIGHT_UNITS,
  OBJECTIVES,
  type Profile,
  WEIGHT_UNITS,
} from '#shared/records/profile';

import { inCentimetres, inKilograms } from '../units';
import {
  calculate,
  dailyTargets,
  healthyAim,
  isLate,
  unusualMeasures,
  weeksToTarget,
  withTarget,
} from './daily-targets';
import { bodyMassIndex, restingEnergy } from './energy';

const BASE: Profile = {
  objective: 'lose_weight',
  currentWeight: 70,
  targetWeight: 65,
  weightUnit: 'kg',
  height: 175,
  heightUnit: 'cm',
  timeline: 12,
  activityLevel: 'moderate',
  age: 25,
  gender: 'other',
  dailyCalorieTarget: null,
  ownTarget: false,
};

// By hand: 10 x 70 + 6.25 x 175 - 5 x 25 = 1668.75, then 5, -161 or -78.
test.each([
  ['male', 1673.75],
  ['female', 1507.75],
  ['other', 1590.75],
] as const)('resting energy by Mifflin-St Jeor, %s', (gender, kcal) => {
  expect(restingEnergy({ weight: 70, height: 175, age: 25, gender })).toBe(kcal);
});

test("each step of the calculation for the sign-up's default values", () => {
  // 1590.75 x 1.55 = 2465.66; 5 kg x 7,700 in 84 days is 458.33 per day, below the limits of 25 % and 1 % a week.
  expect(calculate(BASE)).toEqual({
    resting: 1591,
    factor: 1.55,
    expenditure: 2466,
    change: -458,
    bounds: [],
    computed: 2010,
    least: 1591,
  });
});

// By hand: 5 kg x 7,700 is 38,500 kcal, which takes 82.6 days at 466 per day.
test.each<[string, Partial<Profile>, number, number | null]>([
  ['the formulas', {}, 2_000, 38_500 / 466 / 7],
  ['too much to lose anything', {}, 2_500, null],
  ['exactly what is used', {}, 2_466, null],
  [
    'a target above, with a surplus',
    { objective: 'bulk', targetWeight: 72 },
    2_776,
    15_400 / 310 / 7,
  ],
  ['to keep the weight', { objective: 'maintain_weight' }, 2_000, null],
  ['under 18', { age: 17 }, 2_000, null],
  ['less than a week', { targetWeight: 69.9 }, 1_600, null],
  ['a target that is past, which keeps the weight', { targetWeight: 72 }, 2_470, null],
  ['a target above, with less eaten', { objective: 'bulk', targetWeight: 65 }, 2_000, null],
  // 18.5 x 1.75 x 1.75 is 56.66 kg: 13.34 kg x 7,700 at 466 per day.
  ['a healthy weight', { targetWeight: 40 }, 2_000, (13.34375 * 7_700) / 466 / 7],
  ['more than ten years', { currentWeight: 200, targetWeight: 60 }, 4_480, null],
])('the weeks to the target weight, %s', (_what, fields, calories, weeks) => {
  const found = weeksToTarget({ ...BASE, ...fields }, calories);
  if (weeks === null) expect(found).toBeNull();
  else expect(found).toBeCloseTo(weeks, 9);
});

test.each<[string, Partial<Profile>, number, string[]]>([
  ['1 % of the weight a week', { timeline: 2, activityLevel: 'very_active' }, -755.6, ['share']],
  [
    '1 % a week where the rest allows more',
    { currentWeight: 60, targetWeight: 57, height: 160, timeline: 4, activityLevel: 'very_active' },
    -660,
    ['rate'],
  ],
  [
    '1,000 kcal',
    { currentWeight: 160, targetWeight: 90, timeline: 12, activityLevel: 'active' },
    -1_000,
    ['most'],
  ],
  ['resting energy', { activityLevel: 'sedentary' }, -318.2, ['floor']],
  ['nobody under 18', { age: 17 }, 0, ['minor']],
  ['nobody underweight', { currentWeight: 55, targetWeight: 50 }, 0, ['underweight']],
  [
    'no less than a healthy weight',
    { currentWeight: 60, targetWeight: 40 },
    -306.6,
    ['healthy-weight'],
  ],
  ['a target that is reached', { targetWeight: 75 }, 0, ['reached']],
  ['0.25 % a week for muscle', { objective: 'gain_muscle', targetWeight: 80 }, 192.5, ['rate']],
  ['0.5 % a week for bulk', { objective: 'bulk', targetWeight: 80 }, 385, ['rate']],
  ['a surplus that is not asked for', { objective: 'bulk' }, 0, ['reached']],
  ['none to keep the weight', { objective: 'maintain_weight' }, 0, []],
])('the change of energy is limited by %s', (_what, change, perDay, bounds) => {
  const { change: got, bounds: by } = calculate({ ...BASE, ...change });
  expect({ got, by }).toEqual({ got: Math.round(perDay), by: bounds });
});

const profiles = fc.record({
  objective: fc.constantFrom(...OBJECTIVES),
  currentWeight: fc.integer({ min: 20, max: 999 }),
  targetWeight: fc.integer({ min: 20, max: 999 }),
  weightUnit: fc.constantFrom(...WEIGHT_UNITS),
  height: fc.integer({ min: 20, max: 300 }),
  heightUnit: fc.constantFrom(...HEIGHT_UNITS),
  timeline: fc.integer({ min: 1, max: 520 }),
  activityLevel: fc.constantFrom(...ACTIVITY_LEVELS),
  age: fc.integer({ min: 13, max: 120 }),
  gender: fc.constantFrom(...GENDERS),
  dailyCalorieTarget: fc.option(fc.integer({ min: 800, max: 10_000 })),
  ownTarget: fc.boolean(),
}) satisfies fc.Arbitrary<Profile>;

test('for any input, no deficit is unsafe, and there is none for minors and underweight users', () => {
  fc.assert(
    fc.property(profiles, (profile) => {
      const { change, expenditure, least, resting } = calculate(profile);
      const weight = inKilograms(profile.currentWeight, profile.weightUnit);
      const height = inCentimetres(profile.height, profile.heightUnit);
      const slim = profile.age < 18 || bodyMassIndex(weight, height) < 18.5;
      if (slim) expect(change).toBeGreaterThanOrEqual(0);
      expect(-change).toBeLessThanOrEqual(Math.min(1_000, expenditure * 0.25 + 1));
      expect((-change * 7) / 7_700).toBeLessThanOrEqual(weight * 0.01 + 0.01);
      expect(change).toBeLessThanOrEqual(expenditure * 0.2 + 1);
      if (change < 0) expect(expenditure + change).toBeGreaterThanOrEqual(least - 1);
      expect(least).toBeGreaterThanOrEqual(resting);
    }),
  );
});

test('for any input, the macros add up to the energy, and none is below zero', () => {
  fc.assert(
    fc.property(profiles, (profile) => {
      const { calories, protein, carbs, fat, fiber, own } = dailyTargets(profile);
      for (const grams of [protein, carbs, fat, fiber]) expect(grams).toBeGreaterThanOrEqual(0);
      const energy =
        protein * ENERGY_PER_GRAM.protein +
        carbs * ENERGY_PER_GRAM.carbs +
        fat * ENERGY_PER_GRAM.fat;
      // Three values are rounded to a gram.
      expect(Math.abs(energy - calories)).toBeLessThanOrEqual(9);
      expect(Number.isInteger(calories)).toBe(true);
      if (own) expect(calories).toBe(profile.dailyCalorieTarget);
    }),
  );
});

test('pounds, feet and inches give the same result as kilograms and centimeters', () => {
  const american = { currentWeight: 154.32, targetWeight: 143.3, height: 68.9 };
  const units = { weightUnit: 'lbs', heightUnit: 'ft_in' } as const;
  expect(calculate({ ...BASE, ...american, ...units }).computed).toBe(calculate(BASE).computed);
});

test("the formulas' number is stored unless the user has set a number", () => {
  expect(withTarget(BASE).dailyCalorieTarget).toBe(2_010);
  expect(withTarget({ ...BASE, dailyCalorieTarget: 1_900 }).dailyCalorieTarget).toBe(2_010);
  const own = { ...BASE, dailyCalorieTarget: 1_900, ownTarget: true };
  expect(withTarget(own)).toEqual(own);
  expect(withTarget({ ...BASE, ownTarget: true })).toMatchObject({ ownTarget: false });
});

test('the target weight is late if it is reached more than a week later than asked, or never', () => {
  // With a deficit of 25 % of the expenditure it takes 8.9 weeks.
  const wish: Profile = { ...BASE, timeline: 8 };
  const { computed, bounds } = calculate(wish);
  expect(bounds).toEqual(['share']);
  expect(isLate(wish, computed)).toBe(false);
  expect(isLate({ ...wish, timeline: 7 }, computed)).toBe(true);
  expect(isLate(wish, 3_000)).toBe(true);
});

test('the lowest healthy weight is given in the unit of the profile if the target is below it', () => {
  expect(healthyAim(BASE)).toBeNull();
  expect(healthyAim({ ...BASE, targetWeight: 40 })).toBe(56.7);
  const pounds = { weightUnit: 'lbs', currentWeight: 154, targetWeight: 90 } as const;
  expect(healthyAim({ ...BASE, ...pounds })).toBe(125);
});

test.each<[Partial<Profile>, string[]]>([
  [{}, []],
  [{ height: 50 }, ['height']],
  [{ height: 119.9, age: 17 }, []],
  [{ height: 80, heightUnit: 'ft_in' }, []],
  [{ height: 90, heightUnit: 'ft_in' }, ['height']],
  [{ currentWeight: 29, targetWeight: 251 }, ['currentWeight', 'targetWeight']],
  [{ currentWeight: 300, targetWeight: 66, weightUnit: 'lbs' }, ['targetWeight']],
])('the unusual measures of %j are %j', (fields, asked) => {
  expect(unusualMeasures({ ...BASE, ...fields })).toEqual(asked);
});
