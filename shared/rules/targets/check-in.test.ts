import fc from 'fast-check';

import type { Profile } from '#shared/records/profile';

import { simulatedPeople, SIMULATED_TODAY } from '../../../test/kit/simulated-people';
import { daysAfter } from '../calendar';
import { weightFinelyIn, weightIn } from '../units';
import {
  checkIn,
  checkInWeek,
  LEAST_STEP,
  MOST_STEP,
  weeklyExpenditure,
  type WeeklyExpenditure,
} from './check-in';
import { calculate, dailyTargets } from './daily-targets';

const PROFILE: Profile = {
  objective: 'lose_weight',
  currentWeight: 80,
  targetWeight: 72,
  weightUnit: 'kg',
  height: 178,
  heightUnit: 'cm',
  timeline: 24,
  activityLevel: 'light',
  age: 40,
  gender: 'male',
  dailyCalorieTarget: 2_000,
  ownTarget: true,
};

const WEEK = '2026-03-30';
const DAYS = Array.from({ length: 84 }, (_, index) => daysAfter(WEEK, index - 84));

/** A user who logged food and weight every day. @param perDay change of weight per day, in kg */
function seenWith(calories: number, perDay: number, profile: Partial<Profile> = {}) {
  return {
    profile: { ...PROFILE, ...profile },
    days: DAYS.map((day) => ({ day, calories })),
    weighIns: DAYS.map((day, at) => ({ day, kilograms: 80 + perDay * (at - 83) })),
  };
}

type Seen = ReturnType<typeof seenWith>;

function nowOf(seen: Seen, week = WEEK): WeeklyExpenditure {
  const weeks = Array.from({ length: 8 }, (_, index) => daysAfter(week, (index - 7) * 7));
  return weeklyExpenditure(seen, weeks).at(-1)!;
}

function asked(seen: Seen, current: number, week = WEEK) {
  return checkIn(seen, { way: 'adaptive', current, now: nowOf(seen, week) });
}

test('a week begins on Monday, also across a clock change', () => {
  expect(checkInWeek('2026-03-30')).toBe('2026-03-30');
  // Clocks go forward on the 29th.
  expect(checkInWeek('2026-03-29')).toBe('2026-03-23');
  expect(checkInWeek('2026-04-05')).toBe('2026-03-30');
});

test('a proposal is computed from the measured expenditure and includes the calculation', () => {
  // 2,100 eaten and 0.05 kg lost a day: about 2,400 used; 8 kg in 24 weeks are 367 kcal a day.
  const found = asked(seenWith(2_100, -0.05), 1_950);
  expect(found).toMatchObject({ week: WEEK, current: 1_950, isSlowed: false });
  expect(found?.measured?.kcal).toBe(found?.calculation.expenditure);
  expect(found?.proposed).toBe(found?.calculation.computed);
  expect(found?.proposed).toBeGreaterThan(1_980);
  expect(found?.proposed).toBeLessThan(2_080);
});

test('a small change is not proposed, and a large one is limited to one step', () => {
  const seen = seenWith(2_100, -0.05);
  const { computed } = asked(seen, 1_500)!.calculation;
  expect(asked(seen, computed + LEAST_STEP - 10)).toBeNull();
  expect(asked(seen, computed + 400)).toMatchObject({
    proposed: computed + 400 - MOST_STEP,
    isSlowed: true,
  });
});

test("a user's own number is never changed", () => {
  const seen = seenWith(2_100, -0.05);
  expect(checkIn(seen, { way: 'own', current: 1_500, now: nowOf(seen) })).toBeNull();
});

test('a target by the formulas follows the smoothed weight', () => {
  const seen = seenWith(2_100, -0.1);
  const found = checkIn(seen, { way: 'formula', current: 2_400, now: nowOf(seen) });
  expect(found?.measured).toBeNull();
  expect(found?.calculation.expenditure).toBe(nowOf(seen).formula);
});

test('nothing is proposed in the first week, or if all weights are from this week', () => {
  const seen = seenWith(2_100, -0.1);
  const now = nowOf(seen);
  expect(checkIn(seen, { way: 'formula', current: 2_400, now })).not.toBeNull();
  expect(checkIn(seen, { way: 'formula', current: 2_400, now, isFirstWeek: true })).toBeNull();
  const profile = { ...PROFILE, currentWeight: 79.9 };
  const twice = [80.5, 79.9].map((kilograms) => ({ day: daysAfter(WEEK, 3), kilograms }));
  const fresh = { profile, days: [], weighIns: twice };
  expect(checkIn(fresh, { way: 'formula', current: 1_500, now: nowOf(fresh) })).toBeNull();
});

describe('no deficit where it would be harmful', () => {
  test.each<[string, Partial<Profile>, string]>([
    ['under 18', { age: 17 }, 'minor'],
    ['underweight', { height: 210, targetWeight: 70 }, 'underweight'],
    ['the target weight is reached', { targetWeight: 82 }, 'reached'],
  ])('%s: the deficit ends in one step', (_what, profile, bound) => {
    const seen = seenWith(1_800, 0, profile);
    const found = asked(seen, 1_400)!;
    expect(found.calculation.bounds).toContain(bound);
    expect(found.calculation.change).toBe(0);
    expect(found.proposed).toBeGreaterThanOrEqual(found.calculation.least);
    expect(found.isSlowed).toBe(false);
    const thin = { ...seen, days: [] };
    expect(asked(thin, 1_400)?.proposed).toBeGreaterThan(1_600);
  });

  test('under 18 the measured expenditure is not used', () => {
    const found = asked(seenWith(1_800, 0.05, { age: 16 }), 1_400);
    expect(found?.measured).toBeNull();
  });
});

describe('bugs that users of other trackers have reported', () => {
  test('too few days or weights do not change the target', () => {
    const seen = seenWith(2_100, -0.05);
    for (const less of [{ days: seen.days.slice(0, 40) }, { weighIns: seen.weighIns.slice(0, 50) }])
      expect(asked({ ...seen, ...less }, 1_500)).toBeNull();
  });

  test('days without entries do not count as days without food', () => {
    const seen = seenWith(2_100, 0);
    const gap = { ...seen, days: seen.days.filter((_, at) => at < 70 || at > 77) };
    expect(Math.abs(nowOf(gap).kcal - nowOf(seen).kcal)).toBeLessThanOrEqual(10);
  });

  test('two kilograms of water overnight change the estimate only within its interval', () => {
    const seen = seenWith(2_100, 0);
    const last = seen.weighIns.at(-1)!;
    const salty = [...seen.weighIns.slice(0, -1), { ...last, kilograms: last.kilograms + 2 }];
    const { low, high } = nowOf(seen);
    const after = nowOf({ ...seen, weighIns: salty });
    expect(after.kcal).toBeGreaterThan(Number(low));
    expect(after.kcal).toBeLessThan(Number(high));
    const formula = calculate({ ...PROFILE, currentWeight: 82 }).expenditure;
    expect(formula - after.formula).toBeGreaterThan(15);
  });

  test('a new weight does not change the daily target', () => {
    const later = { ...PROFILE, currentWeight: 76, ownTarget: false };
    expect(dailyTargets(later).calories).toBe(2_000);
  });

  test('new entries do not change the estimate within a week', () => {
    const seen = seenWith(2_100, -0.03);
    const more = {
      ...seen,
      days: [...seen.days, { day: WEEK, calories: 4_000 }],
      weighIns: [...seen.weighIns, { day: daysAfter(WEEK, 2), kilograms: 90 }],
    };
    expect(nowOf(more)).toEqual(nowOf(seen));
  });

  test('an unfinished day is not used', () => {
    const seen = seenWith(2_100, 0);
    const morning = { ...seen, days: [...seen.days, { day: WEEK, calories: 300 }] };
    expect(nowOf(morning)).toEqual(nowOf(seen));
  });

  test('another gender, height, age or activity in the profile changes the estimate only a little', () => {
    const seen = seenWith(2_100, -0.05);
    const edits: Partial<Profile>[] = [
      { gender: 'female' },
      { height: 168 },
      { age: 60 },
      { activityLevel: 'active' },
    ];
    for (const edit of edits) {
      const edited = { ...seen, profile: { ...seen.profile, ...edit } };
      const formula = nowOf(edited).formula - nowOf(seen).formula;
      const change = nowOf(edited).kcal - nowOf(seen).kcal;
      // The measurement has nine times the weight of the formula.
      expect(Math.abs(change)).toBeLessThanOrEqual(Math.abs(formula) * 0.15 + 10);
    }
  });

  test('a higher activity level adds little, so that training is not counted twice', () => {
    // Only food and weight are used: the weight already reflects the energy of training.
    const { kcal } = nowOf(seenWith(2_100, -0.05));
    const active = nowOf(seenWith(2_100, -0.05, { activityLevel: 'very_active' })).kcal;
    expect(active - kcal).toBeLessThan(100);
    expect(active).toBeGreaterThanOrEqual(kcal);
  });

  test('another weight unit does not change the proposal', () => {
    const seen = seenWith(2_100, -0.05);
    const pounds: Profile = {
      ...seen.profile,
      weightUnit: 'lbs',
      currentWeight: weightIn('lbs', 80, 'kg'),
      targetWeight: weightFinelyIn('lbs', 72, 'kg'),
    };
    expect(asked({ ...seen, profile: pounds }, 1_700)).toEqual(asked(seen, 1_700));
  });

  test('the target of a user who logs too little does not fall week by week', () => {
    // The body uses 2,500 kcal, a quarter of the food is never logged, and the user accepts each check-in.
    let target = 2_000;
    let kilograms = 80;
    const days: Seen['days'] = [];
    const weighIns: Seen['weighIns'] = [];
    const start = daysAfter(WEEK, -7 * 60);
    const targets: number[] = [];
    for (let at = 0; at < 7 * 60; at += 1) {
      const day = daysAfter(start, at);
      const logged = target + (at % 3) * 100 - 100;
      days.push({ day, calories: logged });
      weighIns.push({ day, kilograms });
      kilograms += (logged / 0.75 - 2_500) / 7_000;
      if (at % 7 !== 0 || at < 35) continue;
      const profile = { ...PROFILE, currentWeight: kilograms };
      const seen = { profile, days, weighIns };
      target = asked(seen, target, day)?.proposed ?? target;
      targets.push(target);
      const { least, expenditure } = calculate(profile);
      expect(target).toBeGreaterThanOrEqual(Math.min(least, expenditure));
    }
    // The target settles: it hardly changes in the last 20 weeks.
    const late = targets.slice(-20);
    expect(Math.max(...late) - Math.min(...late)).toBeLessThanOrEqual(MOST_STEP);
  });
});

const people = simulatedPeople(30, 12, 4);

test('a step is limited for everyone, and never goes below what the body needs', () => {
  const some = fc.record({
    person: fc.constantFrom(...people),
    current: fc.integer({ min: 80, max: 400 }).map((tens) => tens * 10),
    objective: fc.constantFrom('lose_weight', 'maintain_weight', 'gain_muscle', 'bulk'),
    age: fc.integer({ min: 13, max: 90 }),
  });
  fc.assert(
    fc.property(some, ({ person, current, objective, age }) => {
      const { days, weighIns } = person;
      const currentWeight = weighIns.at(-1)!.kilograms;
      const profile = { ...PROFILE, currentWeight, objective, age };
      const found = asked({ profile, days, weighIns }, current, SIMULATED_TODAY);
      if (!found) return;
      const { proposed, calculation } = found;
      expect(current - proposed).toBeLessThanOrEqual(MOST_STEP);
      expect(Math.abs(proposed - current)).toBeGreaterThanOrEqual(LEAST_STEP);
      if (proposed < current)
        expect(proposed).toBeGreaterThanOrEqual(
          Math.min(calculation.least, found.current - MOST_STEP),
        );
      if (age < 18) expect(calculation.change).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 100 },
  );
});

test('the estimate does not depend on the order of entries', () => {
  for (const { days, weighIns } of people.slice(0, 10)) {
    const seen = { profile: PROFILE, days, weighIns };
    const mixed = { ...seen, days: [...days].reverse(), weighIns: [...weighIns].reverse() };
    expect(nowOf(mixed, SIMULATED_TODAY)).toEqual(nowOf(seen, SIMULATED_TODAY));
  }
});
