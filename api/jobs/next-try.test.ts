import type { JobsTable } from '../store/tables';
import { nextTry } from './next-try';
import { GiveUp, PutOff } from './work';

const NOW = 1_000_000_000_000;
const HOUR_MS = 3600 * 1000;
const job = (change: Partial<JobsTable> = {}) =>
  ({ attempts: 1, due_since: NOW, ...change }) as JobsTable;
const until = (time: number) => new PutOff(time, 'no');

test('a failed attempt is retried at growing intervals, and the fourth is the last', () => {
  const failed = new Error('no');
  expect([1, 2, 3, 4].map((attempts) => nextTry(job({ attempts }), failed, { now: NOW }))).toEqual([
    { state: 'queued', run_at: NOW + 5_000 },
    { state: 'queued', run_at: NOW + 20_000 },
    { state: 'queued', run_at: NOW + 80_000 },
    { state: 'failed' },
  ]);
  expect(nextTry(job(), new GiveUp('refused'), { now: NOW })).toEqual({ state: 'failed' });
});

test('a kind may have more attempts, at least one an hour', () => {
  const failed = new Error('no');
  const soon = (attempts: number) =>
    nextTry(job({ attempts }), failed, { now: NOW, tries: Infinity });
  expect(soon(4)).toEqual({ state: 'queued', run_at: NOW + 320_000 });
  expect(soon(400)).toEqual({ state: 'queued', run_at: NOW + HOUR_MS });
});

test('postponed work is not counted, and ends after two days', () => {
  const soon = { state: 'queued', run_at: NOW + 1_000, attempts: 0 };
  expect(nextTry(job(), until(NOW + 1_000), { now: NOW })).toEqual(soon);
  const end = { state: 'queued', run_at: NOW + 48 * HOUR_MS, attempts: 0 };
  expect(nextTry(job(), until(NOW * 3), { now: NOW })).toEqual(end);
  expect(nextTry(job(), until(NOW * 3), { now: NOW + 48 * HOUR_MS })).toEqual({ state: 'failed' });
});

test('the longer work has waited the less often it is tried, but at least once an hour', () => {
  const waits = [1, 5, 20].map((hours) => {
    const outcome = nextTry(job({ due_since: NOW - hours * HOUR_MS }), until(NOW), { now: NOW });
    return outcome.state === 'queued' ? (outcome.run_at - NOW) / HOUR_MS : undefined;
  });
  expect(waits).toEqual([0.1, 0.5, 1]);
});

test('a clock that was set back does not keep work for longer than two days', () => {
  const ahead = job({ due_since: NOW + 1_000 * HOUR_MS });
  const outcome = nextTry(ahead, until(NOW * 3), { now: NOW });
  expect(outcome).toEqual({ state: 'queued', run_at: NOW + 48 * HOUR_MS, attempts: 0 });
});
