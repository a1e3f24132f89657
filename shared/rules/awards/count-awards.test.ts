import fc from 'fast-check';

import { daysAfter } from '../calendar';
import { AWARDS } from './awards';
import {
  type CountedMeal,
  type Counts,
  countForAwards,
  earnedAwards,
  type Logged,
  progressOf,
  USUAL_GOALS,
} from './count-awards';

const NOW = '2026-11-25T12:00';

function meal(mealTime: string, part: Partial<CountedMeal> = {}): CountedMeal {
  return { mealTime, foods: ['toast'], calories: 900, protein: 5, fiber: 2, unweighed: 0, ...part };
}

function counted(part: Partial<Logged>) {
  return countForAwards({
    meals: [],
    weighings: [],
    marks: new Map(),
    goals: USUAL_GOALS,
    resting: 1_500,
    now: NOW,
    ...part,
  });
}

const earned = (part: Partial<Logged>) =>
  earnedAwards(counted(part)).map(
    ({ awardType, value, earnedAt }) => `${awardType} ${value} ${earnedAt}`,
  );

const daysAgo = (days: number) => daysAfter(NOW.slice(0, 10), -days);

test('there are about twenty awards, each with all fields of the record, and none for eating less', () => {
  expect(AWARDS.length).toBeGreaterThanOrEqual(20);
  expect(new Set(AWARDS.map(({ awardType, value }) => `${awardType} ${value}`)).size).toBe(
    AWARDS.length,
  );
  for (const { awardName, description } of AWARDS)
    expect(`${awardName} ${description}`).not.toMatch(/\b(less|below|lost|deficit|fast)/i);
});

test('the first meal and the first weight earn awards at their own times', () => {
  expect(earned({ meals: [meal('2026-11-25T08:00')], weighings: ['2026-11-20T07:00'] })).toEqual([
    'meals 1 2026-11-25T08:00',
    'weighings 1 2026-11-20T07:00',
  ]);
});

test('entries with a future time do not count yet', () => {
  expect(earned({ meals: [meal('2026-11-25T12:01')], weighings: ['2026-11-26T07:00'] })).toEqual(
    [],
  );
});

test('the seventh logged day and a streak of seven with a frozen day earn awards', () => {
  const meals = [9, 8, 7, 6, 5, 3, 2].map((days) => meal(`${daysAgo(days)}T08:00`));
  expect(earned({ meals })).toEqual(
    expect.arrayContaining([`days 7 ${daysAgo(2)}T08:00`, `streak 7 ${daysAgo(2)}T08:00`]),
  );
});

test("a goal is reached by the meal that brings the day's sum to it, once a day", () => {
  const meals = [
    meal('2026-11-20T08:00', { protein: 30, fiber: null }),
    meal('2026-11-20T13:00', { protein: 20 }),
    meal('2026-11-20T19:00', { protein: 60 }),
    meal('2026-11-21T08:00', { protein: 49.9, fiber: 27.9 }),
  ];
  const counts = counted({ meals });
  expect(counts.protein).toEqual(['2026-11-20T13:00']);
  expect(counts.fiber).toEqual([]);
});

test('complete days are past days as in the averages, and days that the user has marked as complete', () => {
  const meals = [
    meal('2026-11-20T08:00'),
    meal('2026-11-21T08:00', { unweighed: 1 }),
    meal('2026-11-22T08:00', { foods: [], calories: null }),
    meal('2026-11-23T08:00', { calories: 100 }),
    meal('2026-11-24T08:00', { calories: 100 }),
    meal('2026-11-25T08:00'),
  ];
  const marks = new Map([['2026-11-24', 'complete' as const]]);
  expect(counted({ meals, marks }).complete).toEqual(['2026-11-20T23:59', '2026-11-24T23:59']);
});

const ENTRY = fc.record({
  days: fc.integer({ min: 0, max: 60 }),
  hour: fc.integer({ min: 0, max: 23 }),
  food: fc.integer({ min: 0, max: 40 }),
  protein: fc.option(fc.integer({ min: 0, max: 60 })),
});

const mealsOf = fc.array(ENTRY, { maxLength: 120 }).map((entries) =>
  entries.map(({ days, hour, food, protein }) =>
    meal(`${daysAgo(days)}T${String(hour).padStart(2, '0')}:00`, {
      foods: [`food ${food}`],
      protein,
      fiber: protein,
    }),
  ),
);

test('the order of entries changes nothing', () => {
  fc.assert(
    fc.property(mealsOf, fc.array(fc.nat(), { minLength: 120, maxLength: 120 }), (meals, keys) => {
      const mixed = meals
        .map((entry, place) => [keys[place] ?? 0, entry] as const)
        .sort(([one], [other]) => one - other)
        .map(([, entry]) => entry);
      expect(counted({ meals: mixed })).toEqual(counted({ meals }));
    }),
  );
});

test('the merged entries of two devices earn all awards that each has earned, and none later', () => {
  fc.assert(
    fc.property(mealsOf, mealsOf, (one, other) => {
      const both = counted({ meals: [...one, ...other] });
      for (const meals of [one, other]) {
        const alone: Partial<Counts> = { ...counted({ meals }) };
        delete alone.complete;
        for (const [type, times] of Object.entries(alone)) {
          const together = both[type as keyof Counts];
          for (const [place, time] of times.entries())
            expect(together[place] !== undefined && together[place] <= time).toBe(true);
        }
      }
    }),
  );
});

test('progress and awards agree', () => {
  fc.assert(
    fc.property(mealsOf, (meals) => {
      const counts = counted({ meals });
      const progress = progressOf(counts);
      const won = earnedAwards(counts);
      for (const { awardType, value } of AWARDS)
        expect(won.some((award) => award.awardType === awardType && award.value === value)).toBe(
          progress[awardType] >= value,
        );
    }),
  );
});
