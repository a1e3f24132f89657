import fc from 'fast-check';

import { MACRO_WAYS, type MacroTarget } from '#shared/records/macro-target';
import { GENDERS, OBJECTIVES, type Profile } from '#shared/records/profile';
import type { TargetFields } from '#shared/records/target';

import { profileFields } from '../../../test/kit/profiles';
import { daysAfter } from '../calendar';
import { inKilograms } from '../units';
import { canAdapt } from './check-in';
import { dailyTargets } from './daily-targets';
import { dayTargets, leastShifted, NO_OWN_TARGETS, ownBounds } from './day-targets';
import { energyOfMacros, macroProblem, ownMacros } from './own-macros';
import { boundedShifts, mostMore, shiftsFor } from './weekday-shifts';

const SINCE = '2026-11-02T08:00';
// A Monday.
const MONDAY = '2026-11-09';
const WEEK = Array.from({ length: 7 }, (_, at) => daysAfter(MONDAY, at));

function macros(fields: Partial<MacroTarget>): MacroTarget {
  return { since: SINCE, way: 'goal', protein: null, carbs: null, fat: null, ...fields };
}

const sharing = fc.record({
  calories: fc.integer({ min: 800, max: 10_000 }),
  weight: fc.double({ min: 30, max: 250, noNaN: true }),
});

describe('own macros', () => {
  test('by percent, worked out by hand: 2,000 kcal at 30, 40 and 30 %', () => {
    const figures = macros({ way: 'percent', protein: 30, carbs: 40, fat: 30 });
    expect(ownMacros(figures, { calories: 2_000, weight: 70 })).toEqual({
      protein: 150,
      carbs: 200,
      fat: 67,
    });
  });

  test('by body weight, worked out by hand: 70 kg at 2 and 1 g/kg leaves 810 of 2,000 kcal', () => {
    const figures = macros({ way: 'per_kg', protein: 2, fat: 1 });
    expect(ownMacros(figures, { calories: 2_000, weight: 70 })).toEqual({
      protein: 140,
      carbs: 203,
      fat: 70,
    });
  });

  test('percentages must add up to 100', () => {
    fc.assert(
      fc.property(fc.nat(100), fc.nat(100), fc.nat(100), sharing, (protein, carbs, fat, day) => {
        const figures = macros({ way: 'percent', protein, carbs, fat });
        const makes100 = protein + carbs + fat === 100;
        expect(macroProblem(figures, day)).toBe(makes100 ? null : 'sum');
        expect(ownMacros(figures, day) === null).toBe(!makes100);
      }),
    );
  });

  test('percentages and grams by weight use up the energy of the day, to the rounding of three figures', () => {
    const percent = fc
      .tuple(fc.nat(100), fc.nat(100))
      .filter(([protein, fat]) => protein + fat <= 100)
      .map(([protein, fat]) =>
        macros({ way: 'percent', protein, fat, carbs: 100 - protein - fat }),
      );
    const perKg = fc
      .tuple(fc.double({ min: 0, max: 4, noNaN: true }), fc.double({ min: 0, max: 3, noNaN: true }))
      .map(([protein, fat]) => macros({ way: 'per_kg', protein, fat }));
    fc.assert(
      fc.property(fc.oneof(percent, perKg), sharing, (figures, day) => {
        fc.pre(macroProblem(figures, day) === null);
        const grams = ownMacros(figures, day);
        // Each value is rounded by up to half a gram.
        expect(Math.abs(energyOfMacros(grams ?? NONE) - day.calories)).toBeLessThanOrEqual(8.5);
      }),
    );
  });

  test('protein and fat with more energy than the day are reported, and carbs never go below 0', () => {
    const figures = macros({ way: 'per_kg', protein: 4, fat: 3 });
    const day = { calories: 1_500, weight: 100 };
    expect(macroProblem(figures, day)).toBe('over');
    expect(ownMacros(figures, day)).toEqual({ protein: 400, carbs: 0, fat: 300 });
  });

  test('own grams do not change with the day or the weight', () => {
    const figures = macros({ way: 'grams', protein: 150, carbs: 200, fat: 60 });
    fc.assert(
      fc.property(sharing, (day) => {
        expect(ownMacros(figures, day)).toEqual({ protein: 150, carbs: 200, fat: 60 });
      }),
    );
  });

  test('with missing values there is no result', () => {
    for (const way of MACRO_WAYS)
      expect(ownMacros(macros({ way }), { calories: 2_000, weight: 70 })).toBeNull();
  });
});

const NONE = { protein: 0, carbs: 0, fat: 0 };

describe('a week by its days', () => {
  const some = fc.uniqueArray(fc.nat(6), { minLength: 1, maxLength: 6 });

  test('the sum of the week never changes', () => {
    fc.assert(
      fc.property(some, fc.integer({ min: -3_000, max: 3_000 }), (days, more) => {
        const shifts = shiftsFor(days, more);
        expect(shifts.reduce((sum, one) => sum + one, 0)).toBe(0);
        for (const day of days) expect(shifts[day]).toBe(more === 0 ? 0 : more);
      }),
    );
  });

  test('no day is below the floor, and the sum stays 0 where the floor makes all smaller', () => {
    fc.assert(
      fc.property(
        some,
        fc.integer({ min: 1, max: 3_000 }),
        fc.integer({ min: 800, max: 6_000 }),
        fc.double({ min: 800, max: 3_000, noNaN: true }),
        (days, more, calories, floor) => {
          const bounded = boundedShifts(shiftsFor(days, more), calories, floor);
          expect(bounded.reduce((sum, one) => sum + one, 0)).toBe(0);
          const lowest = calories + Math.min(...bounded);
          expect(lowest).toBeGreaterThanOrEqual(Math.min(calories, floor));
          expect(Math.max(...bounded)).toBeLessThanOrEqual(more + 1);
        },
      ),
    );
  });

  test('the largest offered shift is not reduced', () => {
    fc.assert(
      fc.property(
        some,
        fc.integer({ min: 1_000, max: 6_000 }),
        fc.integer({ min: 800, max: 3_000 }),
        (days, calories, floor) => {
          const more = mostMore(days.length, calories, floor);
          const shifts = shiftsFor(days, more);
          expect(boundedShifts(shifts, calories, floor)).toEqual(shifts);
        },
      ),
    );
  });

  test('shifts that do not add up to 0, or are not seven, are ignored', () => {
    for (const shifts of [[100, 0, 0, 0, 0, 0, 0], [100, -100], []])
      expect(boundedShifts(shifts, 2_000, 1_500)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });
});

const target = (since: string, calories: number): TargetFields => ({
  since,
  calories,
  way: 'own',
  instead: 2_000,
  checkIn: null,
  expenditure: null,
});

const profiles = fc
  .record({
    age: fc.integer({ min: 13, max: 90 }),
    gender: fc.constantFrom(...GENDERS),
    objective: fc.constantFrom(...OBJECTIVES),
    currentWeight: fc.integer({ min: 40, max: 160 }),
    dailyCalorieTarget: fc.option(fc.integer({ min: 800, max: 5_000 })),
    expecting: fc.constantFrom('no' as const, 'pregnant' as const),
  })
  .map((fields): Profile =>
    profileFields({ ...fields, ownTarget: fields.dailyCalorieTarget !== null }),
  );

describe('targets of a day', () => {
  test("without own targets, the profile's target applies", () => {
    fc.assert(
      fc.property(profiles, (profile) => {
        const { of, usual } = dayTargets({ profile, kept: [], own: NO_OWN_TARGETS });
        expect(of(MONDAY)).toEqual(dailyTargets(profile));
        expect(usual(MONDAY)).toEqual(dailyTargets(profile));
      }),
    );
  });

  test('seven days have seven times the target; no day is below what the body should have, or a minor uses', () => {
    const weekend = { since: SINCE, shifts: [...shiftsFor([5, 6], 900)] };
    fc.assert(
      fc.property(profiles, (profile) => {
        const days = dayTargets({
          profile,
          kept: [],
          own: { ...NO_OWN_TARGETS, weekdays: [weekend] },
        });
        const energies = WEEK.map((day) => days.of(day).calories);
        const { calories, calculation } = dailyTargets(profile);
        expect(energies.reduce((sum, one) => sum + one, 0)).toBe(7 * calories);
        const floor = leastShifted(profile, calculation, calories);
        expect(Math.min(...energies)).toBeGreaterThanOrEqual(floor);
        if (profile.age < 18 || profile.expecting === 'pregnant')
          expect(floor).toBeGreaterThanOrEqual(Math.min(calories, calculation.expenditure));
      }),
    );
  });

  test('each target applies from the day it was set, and the previous one before that day', () => {
    const profile = profileFields({ ownTarget: true, dailyCalorieTarget: 2_200 });
    const days = dayTargets({
      profile,
      kept: [target('2026-11-11T09:00', 2_200)],
      own: {
        macros: [
          macros({ since: '2026-11-10T07:00', way: 'grams', protein: 99, carbs: 1, fat: 1 }),
          macros({ since: '2026-11-12T07:00', way: 'goal' }),
        ],
        weekdays: [{ since: '2026-11-13T07:00', shifts: [...shiftsFor([4], 120)] }],
        nutrients: [{ since: '2026-11-14T07:00', nutrient: 'fiber', least: 40, most: null }],
      },
    });
    const protein = WEEK.map((day) => days.of(day).protein);
    expect(protein[0]).not.toBe(99);
    expect(protein.slice(1, 3)).toEqual([99, 99]);
    expect(protein[3]).not.toBe(99);
    expect(WEEK.map((day) => days.of(day).calories)).toEqual([
      ...[2_000, 2_000, 2_200, 2_200, 2_320, 2_180, 2_180],
    ]);
    expect(days.usual(WEEK[4] ?? '').calories).toBe(2_200);
    expect(WEEK.map((day) => days.of(day).fiber === 40)).toEqual([
      ...[false, false, false, false, false, true, true],
    ]);
  });

  test('without weighings, grams by body weight use the current weight, in whatever unit it is', () => {
    const own = { ...NO_OWN_TARGETS, macros: [macros({ way: 'per_kg', protein: 2, fat: 0.8 })] };
    const protein = (profile: Profile) => dayTargets({ profile, kept: [], own }).of(MONDAY).protein;
    expect(protein(profileFields({ currentWeight: 80 }))).toBe(160);
    const inPounds = profileFields({ currentWeight: 176.37, weightUnit: 'lbs' });
    expect(protein(inPounds)).toBe(Math.round(2 * inKilograms(176.37, 'lbs')));
  });

  test('a nutrient whose own target was removed has none', () => {
    const set = { since: SINCE, nutrient: 'iron', least: 20, most: null };
    const away = { since: '2026-11-12T07:00', nutrient: 'iron', least: null, most: null };
    expect(ownBounds([set, away], 'iron', '2026-11-11')).toEqual({ least: 20, most: null });
    expect(ownBounds([set, away], 'iron', '2026-11-12')).toEqual({ least: null, most: null });
    expect(ownBounds([set, away], 'zinc', '2026-11-11')).toEqual({ least: null, most: null });
  });
});

test('no deficit is suggested to users who are pregnant or breastfeeding', () => {
  fc.assert(
    fc.property(
      profiles,
      fc.constantFrom('pregnant' as const, 'breastfeeding' as const),
      (profile, expecting) => {
        const { calculation } = dailyTargets({ ...profile, expecting });
        expect(calculation.change).toBeGreaterThanOrEqual(0);
        expect(canAdapt({ ...profile, expecting })).toBe(false);
      },
    ),
  );
  const losing = profileFields({ objective: 'lose_weight', expecting: 'pregnant' });
  expect(dailyTargets(losing).calculation.bounds).toEqual(['expecting']);
  expect(dailyTargets({ ...losing, expecting: 'no' }).calculation.change).toBeLessThan(0);
});
