import { outcomeOf } from './sync-request';

const REQUEST = { at: 1_000, nextTryAt: 5_000 };
const before = { lastSuccessAt: 900, nextTryAt: 5_000, syncing: false, paused: null };

test.each([
  ['no sync has started yet', {}, 1_100, 'running'],
  ['a sync runs', { syncing: true }, 1_100, 'running'],
  ['it got through', { lastSuccessAt: 1_200, nextTryAt: null }, 1_300, 'succeeded'],
  ['it did not', { nextTryAt: 7_000 }, 1_300, 'failed'],
  ['the server wants a person', { paused: 'auth' as const }, 1_300, 'failed'],
  ['nobody took it up', {}, 62_000, 'failed'],
])('%s', (_what, change, now, outcome) => {
  expect(outcomeOf(REQUEST, { ...before, ...change }, now)).toBe(outcome);
});

test('without a request there is no outcome', () => {
  expect(outcomeOf(null, before, 1_100)).toBe('none');
});
