import { freshStore, mealFields } from '../../../test/kit/stores';
import { helping } from '../../../test/kit/items';
import type { AccountStore } from '../../store/account-store';
import { isCheckDue, noteCheck } from '../../store/awards/award-checks';
import { awardsOf } from '../../store/awards/awards';
import { updateSyncState } from '../../store/sync-state';
import { addsUp, syncSummary } from '../../store/sync-summary';
import { write } from '../../store/write';
import { checkAwards, countedMeal } from './check-awards';

const LENTILS = helping('Lentils', { calories: 500, protein: 60, fiber: 30 });

async function eat(store: AccountStore, mealTime = '2026-11-20T12:30'): Promise<string> {
  const id = store.newId();
  const patch = mealFields({ mealTime, items: [LENTILS] });
  await write(store, [{ type: 'meal', id, act: 'put', patch }]);
  return id;
}

async function readyStore(): Promise<AccountStore> {
  const store = freshStore();
  // Like a device after its first sync.
  await updateSyncState(store, { epoch: 'one' });
  return store;
}

const named = async (store: AccountStore) =>
  (await awardsOf(store)).map(({ awardName, earnedAt }) => `${awardName} ${earnedAt}`).sort();

test('an award is given once, even on two devices, and stays if its meal is deleted', async () => {
  const [phone, tablet] = [await readyStore(), await readyStore()];
  const meal = await eat(phone);
  await eat(tablet);
  for (const store of [phone, phone, tablet]) await checkAwards(store);
  const expected = [
    'A day of fiber 2026-11-20T12:30',
    'A day of protein 2026-11-20T12:30',
    'First meal 2026-11-20T12:30',
  ];
  expect(await named(phone)).toEqual(expected);
  const ids = async (store: AccountStore) => (await awardsOf(store)).map(({ id }) => id);
  expect(await ids(tablet)).toEqual(await ids(phone));
  await write(phone, [{ type: 'meal', id: meal, act: 'del', patch: null }]);
  await checkAwards(phone);
  expect(await named(phone)).toEqual(expected);
});

test('an earlier entry from another device does not change an existing award', async () => {
  const store = await readyStore();
  await eat(store);
  await checkAwards(store);
  await eat(store, '2026-11-01T12:00');
  await checkAwards(store);
  expect(await named(store)).toContain('First meal 2026-11-20T12:30');
});

test('nothing is counted while a new device has only a part of the entries', async () => {
  const store = freshStore();
  await eat(store);
  await checkAwards(store);
  expect(await named(store)).toEqual([]);
});

test('entries are read again only after a change, and a long log only once a day', async () => {
  const store = await readyStore();
  await eat(store);
  expect(await isCheckDue(store, '2026-11-20')).toBe(true);
  await noteCheck(store, '2026-11-20');
  expect(await isCheckDue(store, '2026-11-20')).toBe(false);
  await eat(store);
  expect(await isCheckDue(store, '2026-11-20')).toBe(true);
  const times = Array.from({ length: 500 }, () => store.newId());
  await write(
    store,
    times.map((id) => ({ type: 'meal', id, act: 'put', patch: mealFields() })),
  );
  expect(await isCheckDue(store, '2026-11-20')).toBe(false);
  expect(await isCheckDue(store, '2026-11-21')).toBe(true);
});

test('unknown amounts are not in sums', () => {
  const unknown = helping('Stew', { calories: null, protein: null, fiber: null });
  const none = { calories: null, protein: null, fiber: null };
  expect(countedMeal(mealFields({ items: [unknown] }))).toMatchObject({ ...none, unweighed: 1 });
  expect(countedMeal(mealFields({ items: [unknown, LENTILS] }))).toMatchObject({
    calories: 500,
    protein: 60,
    fiber: 30,
    unweighed: 1,
  });
  expect(countedMeal(mealFields({ items: null }))).toMatchObject({ ...none, foods: [] });
});

test('a waiting award does not count as an unsynced entry', async () => {
  const store = await readyStore();
  await eat(store);
  await checkAwards(store);
  const { pending, unsynced, ...summary } = await syncSummary(store);
  expect({ pending, unsynced }).toEqual({ pending: 1, unsynced: 1 });
  expect(addsUp(summary)).toBe(true);
});
