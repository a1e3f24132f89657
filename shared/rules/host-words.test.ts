import { wordsOfHost } from './host-words';

const HOST = { operatorName: 'O', contactEmail: 'info@x.org', publicUrl: 'https://x.org' };

test.each([
  [0, ''],
  [1, 'day'],
  [7, 'week'],
  [14, '14 days'],
])('a trial of %d days is free for the first "%s"', (trialDays, trial) => {
  expect(wordsOfHost({ ...HOST, trialDays }).trial).toBe(trial);
});
