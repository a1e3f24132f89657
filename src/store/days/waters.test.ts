import { freeUser } from '../../../test/kit/free-user';
import { activeStore } from '../account-store';
import { rememberAccount } from '../accounts';
import { addsUp, syncSummary } from '../sync-summary';
import { addWater, deleteWater, restoreWater, watersOf } from './waters';

beforeEach(async () => {
  const id = `user-${Math.random()}`;
  await rememberAccount(freeUser(id));
});

const amounts = async (day: string) =>
  (await watersOf(await activeStore(), day)).map(({ amount }) => amount);

test('each drink is an entry of its day, waits for the server, and can be deleted and restored', async () => {
  await addWater({ amount: 250, drunkAt: '2026-11-23T23:59' });
  const id = await addWater({ amount: 500, drunkAt: '2026-11-24T00:00' });
  await addWater({ amount: 250, drunkAt: '2026-11-24T23:59' });
  await addWater({ amount: 250, drunkAt: '2026-11-25T00:00' });
  expect(await amounts('2026-11-24')).toEqual([500, 250]);
  await deleteWater(id);
  expect(await amounts('2026-11-24')).toEqual([250]);
  await restoreWater(id);
  expect(await amounts('2026-11-24')).toEqual([500, 250]);
  const summary = await syncSummary(await activeStore());
  expect(addsUp(summary)).toBe(true);
  expect(summary.ledger.saved).toBe(6);
});
