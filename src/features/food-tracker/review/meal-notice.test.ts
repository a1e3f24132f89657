import type { Meal } from '#shared/records/meal';
import type { MealItem } from '#shared/records/meal-item';
import type { Photo } from '#shared/records/photo';
import { type Progress, READING_FAILURES } from '#shared/records/reading';

import { clockWords } from '../../../ui/words/time';
import { mealNotice } from './meal-notice';

const NOW = new Date(2026, 10, 21, 12, 0).getTime();

const meal = (change: Partial<Meal> = {}) => ({ items: null, estimate: null, ...change }) as Meal;

const photo = (status: Photo['status'], failure: Photo['failure'] = null) =>
  ({ status, failure }) as Photo;

const progress = (change: Partial<Progress>): Progress => ({
  state: 'queued',
  cause: 'photo',
  failure: null,
  nextAt: null,
  ...change,
});

const ITEMS = [{ id: 'i1' } as MealItem];

test.each([
  [{ state: 'queued' }, 'Waiting to be read'],
  [{ state: 'reading' }, 'Reading now'],
  [{ state: 'queued', cause: 'asked' }, 'Waiting to be read again'],
  [{ state: 'reading', cause: 'words' }, 'Reading again now'],
  [{ state: 'waiting' }, 'Waiting for the AI'],
] as const)('a running analysis is reported: %j', (change, title) => {
  const notice = mealNotice({ meal: meal({ progress: progress(change) }), photo: null }, NOW);
  expect(notice).toMatchObject({ title, busy: true, step: null });
});

test('a waiting analysis says when it continues', () => {
  const nextAt = new Date(2026, 10, 21, 12, 5).getTime();
  const told = meal({ progress: progress({ state: 'waiting', nextAt }) });
  expect(mealNotice({ meal: told, photo: null }, NOW)?.text).toContain(
    `today, ${clockWords(nextAt)}`,
  );
});

test.each(READING_FAILURES)(
  'for a photo that failed with %s, the notice says what to do',
  (failure) => {
    const told = meal({ progress: progress({ state: 'failed', failure }) });
    const notice = mealNotice({ meal: told, photo: photo('failed', failure) }, NOW);
    expect(notice?.busy).toBe(false);
    expect(notice?.text).toMatch(/describe|photo/i);
  },
);

test('an unreadable photo and one without food ask for another one', () => {
  for (const failure of ['unreadable', 'not_food'] as const) {
    expect(mealNotice({ meal: meal(), photo: photo('failed', failure) }, NOW)?.step).toBe(
      'new-photo',
    );
  }
});

test.each(READING_FAILURES)('a re-analysis that failed with %s keeps the items', (failure) => {
  const told = meal({
    items: ITEMS,
    progress: progress({ state: 'failed', failure, cause: 'asked' }),
  });
  expect(mealNotice({ meal: told, photo: photo('done') }, NOW)?.text).toContain('did not change');
});

test('the notice of a failure disappears once the meal has items or another photo', () => {
  const failed = progress({ state: 'failed', failure: 'unreadable' });
  const described = meal({ items: ITEMS, progress: failed });
  expect(mealNotice({ meal: described, photo: photo('failed') }, NOW)).toBeNull();
  const retaken = { meal: meal({ progress: failed }), photo: photo('awaiting_upload') };
  expect(mealNotice(retaken, NOW)).toBeNull();
});

test('over the free limit, the notice offers two options until the meal has items', () => {
  const over = photo('over_limit');
  expect(mealNotice({ meal: meal(), photo: over }, NOW)).toMatchObject({ step: 'plan' });
  expect(mealNotice({ meal: meal({ items: ITEMS }), photo: over }, NOW)).toBeNull();
});

test('a described meal or an analyzed photo has no notice', () => {
  expect(mealNotice({ meal: meal(), photo: null }, NOW)).toBeNull();
  expect(mealNotice({ meal: meal({ progress: null }), photo: photo('done') }, NOW)).toBeNull();
});

test.each([
  [undefined, 'The 3 free photo analyses are used up', 'plan'],
  [{ freeImages: 5, premiumForAll: false }, 'The 5 free photo analyses are used up', 'plan'],
  [{ freeImages: 1, premiumForAll: false }, 'The free photo analysis is used up', 'plan'],
  [{ freeImages: 0, premiumForAll: false }, 'The free plan reads no photos', 'plan'],
  [{ freeImages: null, premiumForAll: false }, 'Waiting to be read', null],
  [{ freeImages: 3, premiumForAll: true }, 'Waiting to be read', null],
])('over the limit, if the host allows %j: %s', (hostPlan, title, step) => {
  const plan = { subscriptionStatus: 'free', subscriptionEndDate: null, hostPlan };
  const read = { meal: meal(), photo: photo('over_limit') };
  expect(mealNotice(read, NOW, plan)).toMatchObject({ title, step });
});
