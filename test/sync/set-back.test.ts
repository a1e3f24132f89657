import { beginEpoch } from '../../api/store/database';
import { updateSyncState } from '../../src/store/sync-state';
import type { ApiInMemory, Visitor } from '../kit/api-in-memory';
import { takeBackup } from '../kit/backup';
import type { TestDevice } from '../kit/devices';
import { withTwoDevices } from '../kit/two-devices';

let api: ApiInMemory;
let ada: Visitor;
let phone: TestDevice;
let tablet: TestDevice;

withTwoDevices((given) => {
  ({ api, ada, phone, tablet } = given);
});

async function namesOnServer(): Promise<string[]> {
  const { meals } = (await ada.get('/api/meals')).body as { meals: { name: string }[] };
  return meals.map((meal) => meal.name).sort();
}

/** Deletes everything after a sequence number, as if a backup had been restored. */
async function loseAfter(seq: number): Promise<void> {
  const { db } = api.services;
  await db.deleteFrom('records').where('user_id', '=', ada.userId).where('seq', '>', seq).execute();
  await db.updateTable('users').set({ seq }).where('id', '=', ada.userId).execute();
}

describe.each([
  ['with a new epoch', async () => beginEpoch(api.services.db)],
  ['without a new epoch', async () => 'nothing'],
])('a server that was restored to a backup, %s', (_what, say) => {
  test('recovers what the backup lacks, and gets what waited meanwhile', async () => {
    await phone.add({ name: 'Apple' });
    await phone.sync();
    await phone.add({ name: 'Bread' });
    await phone.sync();
    await loseAfter(1);
    await say();
    await phone.add({ name: 'Cheese' });
    expect(await phone.sync()).toBe(true);
    expect(await namesOnServer()).toEqual(['Apple', 'Bread', 'Cheese']);
    await tablet.sync();
    expect(await tablet.names()).toEqual(['Apple', 'Bread', 'Cheese']);
    expect((await phone.state()).comparison).toMatchObject({ same: true });
  });
});

test('an edit that the backup lacks is recovered, and a later one of another device wins over it', async () => {
  const soup = await phone.add({ name: 'Soup' });
  const rice = await phone.add({ name: 'Rice' });
  await phone.sync();
  await tablet.sync();
  const { db } = api.services;
  const ours = db.selectFrom('records').selectAll().where('user_id', '=', ada.userId);
  const backup = await ours.execute();
  await phone.change(soup, 'put', { name: 'Stew' });
  await phone.change(rice, 'put', { name: 'Fried rice' });
  await phone.sync();
  // Restores the rows first; then the tablet, which never saw the edits, writes one of them.
  for (const row of backup) {
    await db.updateTable('records').set(row).where('id', '=', row.id).execute();
  }
  await db.updateTable('users').set({ seq: 2 }).where('id', '=', ada.userId).execute();
  await beginEpoch(db);
  await tablet.change(rice, 'put', { name: 'Risotto' });
  await tablet.sync();
  await phone.sync();
  await tablet.sync();
  expect(await phone.names()).toEqual(await tablet.names());
  expect(await namesOnServer()).toEqual(['Risotto', 'Stew']);
});

test('an edit that a silent restore lost is recovered, even if others have written since', async () => {
  const soup = await phone.add({ name: 'Soup' });
  await phone.sync();
  await tablet.sync();
  const putBack = await takeBackup(api.services.db, ada.userId);
  await phone.change(soup, 'put', { name: 'Stew' });
  await phone.sync();
  await putBack({ says: false });
  for (const name of ['Apple', 'Bread', 'Cheese']) await tablet.add({ name });
  await tablet.sync();
  // The sequence numbers have advanced, so only the digests differ.
  await updateSyncState(phone.store, { comparison: null });
  for (let times = 0; times < 3; times += 1) await phone.sync();
  await tablet.sync();
  const all = ['Apple', 'Bread', 'Cheese', 'Stew'];
  expect(await namesOnServer()).toEqual(all);
  expect(await phone.names()).toEqual(all);
  expect(await tablet.names()).toEqual(all);
});

test('a full reload of a device that was away removes what was deleted long ago, for good', async () => {
  const soup = await phone.add({ name: 'Soup' });
  await phone.add({ name: 'Rice' });
  await phone.sync();
  await tablet.sync();
  await phone.change(soup, 'del', null);
  await phone.sync();
  const { db } = api.services;
  await db.deleteFrom('records').where('id', '=', soup).execute();
  await db.updateTable('users').set({ floor: 3 }).where('id', '=', ada.userId).execute();
  await tablet.change(soup, 'put', { notes: 'written while away' });
  await tablet.sync();
  expect(await tablet.names()).toEqual(['Rice']);
  expect(await namesOnServer()).toEqual(['Rice']);
  expect(await tablet.store.db.outbox.toArray()).toMatchObject([
    { state: 'rejected', refusal: { code: 'deleted' } },
  ]);
  expect((await tablet.state()).comparison?.same).toBe(true);
});

test('an operation behind a held one waits with it, and the sync cycle ends', async () => {
  await phone.sync();
  const id = await phone.add({ name: 'Soup' });
  const held = { tries: 1, since: Date.now(), askAgainAt: Date.now() + 60_000 };
  await phone.store.db.outbox.toCollection().modify({ state: 'held', held });
  await phone.change(id, 'put', { name: 'Stew' });
  expect(await phone.sync()).toBe(true);
  expect(await namesOnServer()).toEqual([]);
  await phone.store.db.outbox.where('state').equals('held').modify({ state: 'pending' });
  await phone.sync();
  expect(await namesOnServer()).toEqual(['Stew']);
});
