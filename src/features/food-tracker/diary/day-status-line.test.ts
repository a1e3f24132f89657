import type { DayMark } from '#shared/records/day-mark';
import type { Meal } from '#shared/records/meal';

import { helping } from '../../../../test/kit/items';
import { mealFields } from '../../../../test/kit/stores';
import { statusLine } from './day-status-line';

const TODAY = '2026-03-10';
const PAST = '2026-03-09';

const eating = (calories: number | null) => mealFields({ items: [helping('Stew', { calories })] });
const enough = [eating(900)];

function saidOf(day: string, meals: readonly Meal[], mark?: DayMark, resting?: number) {
  const line = statusLine({ day, today: TODAY, meals, mark, resting });
  return line && [line.words, line.button?.words ?? null, line.button?.mark];
}

test('today asks whether the day is complete once it has a meal, and that can be undone', () => {
  expect(saidOf(TODAY, [])).toBeNull();
  expect(saidOf(TODAY, enough)).toEqual([null, 'That’s everything today', 'complete']);
  expect(saidOf(TODAY, enough, 'partial')).toEqual(saidOf(TODAY, enough));
  expect(saidOf(TODAY, enough, 'complete')).toEqual(['Today is complete.', 'Not yet', null]);
});

test('a future day shows no status', () => {
  expect(saidOf('2026-03-11', [])).toBeNull();
  expect(saidOf('2026-03-11', enough)).toBeNull();
});

test('a past day shows whether it counts and why not, with a button for the opposite', () => {
  const doubt = ['Something is missing', 'partial'];
  const all = ['That’s everything', 'complete'];
  expect(saidOf(PAST, enough)).toEqual(['Complete', ...doubt]);
  expect(saidOf(PAST, enough, 'complete')).toEqual(['You said this day is complete.', ...doubt]);
  const low = ['Not in your averages: a meal is probably missing.', ...all];
  expect(saidOf(PAST, [eating(90)])).toEqual(low);
  expect(saidOf(PAST, enough, undefined, 2_000)).toEqual(low);
  const unknown = ['Not in your averages: something has no calories yet.', ...all];
  expect(saidOf(PAST, [...enough, eating(null)])).toEqual(unknown);
  expect(saidOf(PAST, [...enough, mealFields({ items: null })])).toEqual(unknown);
  expect(saidOf(PAST, enough, 'partial')?.[0]).toMatch(/^You said something is missing\./);
});

test('a day without a meal is not logged; its mark as complete can be removed', () => {
  expect(saidOf(PAST, [])).toEqual(['Not logged, so not in your averages.', null, undefined]);
  expect(saidOf(PAST, [], 'partial')).toEqual(saidOf(PAST, []));
  const nothing = ['You said this day is complete, without a meal.', 'Take it back', null];
  expect(saidOf(PAST, [], 'complete')).toEqual(nothing);
  expect(saidOf(TODAY, [], 'complete')).toEqual(nothing);
});
