// Imported first, since it provides the IndexedDB that the store opens.
import 'fake-indexeddb/auto';

import { freeUser } from '../../../test/kit/free-user';
import { activeStore } from '../account-store';
import { rememberAccount } from '../accounts';
import { addsUp, syncSummary } from '../sync-summary';
import { allFasts, deleteFast, endFast, restoreFast, startFast } from './fasts';

const START = Date.parse('2026-11-25T20:00Z');

test('a fast waits for the server and can be ended, continued, deleted and restored', async () => {
  await rememberAccount(freeUser(`user-${Math.random()}`));
  const store = await activeStore();
  const ends = async () => (await allFasts(store)).map(({ endedAt }) => endedAt);

  const first = await startFast(START);
  expect(await ends()).toEqual([null]);
  await endFast(first, START + 60_000);
  await startFast(START + 120_000);
  expect(await ends()).toEqual([null, START + 60_000]);
  await endFast(first, null);
  await deleteFast(first);
  expect(await ends()).toEqual([null]);
  await restoreFast(first);
  expect(await ends()).toEqual([null, null]);
  await expect(startFast(12)).rejects.toThrow();
  expect(addsUp(await syncSummary(store))).toBe(true);
});
