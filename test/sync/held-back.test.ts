// Must be the first import: it installs the IndexedDB that the store opens.
import { withTwoDevices } from '../kit/two-devices';
import { syncSummary } from '../../src/store/sync-summary';
import { updateSyncState } from '../../src/store/sync-state';
import type { TestDevice } from '../kit/devices';

let phone: TestDevice;
let tablet: TestDevice;
let ahead: number;

withTwoDevices((given) => {
  ({ phone, tablet } = given);
});
beforeEach(async () => {
  ahead = 0;
  const clock = phone.store.now;
  phone.store.now = () => clock() + ahead;
  await phone.sync();
});

const MINUTE = 60_000;
const DAY = 24 * 3600_000;

/** A meal whose operation no server understands: its version is invalid. */
async function unreadable(name: string): Promise<string> {
  const id = await phone.add({ name });
  await phone.store.db.outbox.where({ type: 'meal', id }).modify({ v: 0 });
  return id;
}

const readable = async (id: string) =>
  phone.store.db.outbox.where({ type: 'meal', id }).modify({ v: 4 });
const states = async () =>
  Object.fromEntries(
    (await phone.store.db.outbox.toArray()).map(({ id, state, refusal }) => [
      id,
      refusal?.code ?? state,
    ]),
  );

async function anotherBuild(): Promise<void> {
  await updateSyncState(phone.store, { serverApp: 'another' });
}

test('an operation that the server cannot read is skipped: all others are sent in the same cycle', async () => {
  await phone.add({ name: 'Apple' });
  const bad = await unreadable('Bread');
  await phone.change(bad, 'put', { notes: 'later' });
  await phone.add({ name: 'Cheese' });
  expect(await phone.sync()).toBe(true);
  await tablet.sync();
  expect(await tablet.names()).toEqual(['Apple', 'Cheese']);
  expect(await phone.names()).toEqual(['Apple', 'Bread', 'Cheese']);
  // Later operations of the same record wait with it.
  expect(await phone.store.db.outbox.count()).toBe(2);
  expect(await syncSummary(phone.store)).toMatchObject({ held: 1, rejected: 0 });
});

test('it is sent again automatically, after a minute and then less and less often', async () => {
  const bad = await unreadable('Bread');
  await phone.sync();
  await readable(bad);
  await phone.sync();
  expect(await states()).toEqual({ [bad]: 'held' });
  ahead += 2 * MINUTE;
  await phone.sync();
  expect(await states()).toEqual({});
  await tablet.sync();
  expect(await tablet.names()).toEqual(['Bread']);
});

test('it is given up only after days and many attempts, and even then sent to another build', async () => {
  const bad = await unreadable('Bread');
  for (let hours = 0; hours < 60; hours += 1) {
    await phone.sync();
    ahead += 60 * MINUTE;
  }
  expect(await states()).toEqual({ [bad]: 'held' });
  const { held } = (await phone.store.db.outbox.toArray())[0]!;
  // Every hour at first, every six hours since.
  expect(held!.tries).toBeLessThan(25);
  ahead += DAY;
  await phone.sync();
  expect(await states()).toEqual({ [bad]: 'client_bug' });
  expect((await phone.store.db.meal.get(bad))?.rejected).toBe(1);
  await readable(bad);
  await phone.sync();
  expect(await states()).toEqual({ [bad]: 'client_bug' });
  await anotherBuild();
  await phone.sync();
  expect(await states()).toEqual({});
  expect((await phone.store.db.meal.get(bad))?.rejected).toBe(0);
});

test('entries that an earlier app had given up are sent when another build answers', async () => {
  const id = await phone.add({ name: 'Bread' });
  const refusal = { code: 'client_bug' as const, message: '', at: 1 };
  await phone.store.db.outbox.where({ type: 'meal', id }).modify({ state: 'rejected', refusal });
  await phone.sync();
  expect(await states()).toEqual({ [id]: 'client_bug' });
  await anotherBuild();
  await phone.sync();
  await tablet.sync();
  expect(await tablet.names()).toEqual(['Bread']);
});

test('an operation rejected for its content stays rejected, whatever build answers', async () => {
  const id = await phone.add({ name: 'Bread' });
  const refusal = { code: 'invalid' as const, message: '', at: 1 };
  await phone.store.db.outbox.where({ type: 'meal', id }).modify({ state: 'rejected', refusal });
  await anotherBuild();
  await phone.sync();
  expect(await states()).toEqual({ [id]: 'invalid' });
});

test('a kind of change that the server does not know is sent again automatically', async () => {
  const id = await phone.add({ name: 'Bread' });
  await phone.store.db.outbox.where({ type: 'meal', id }).modify({ v: 99 });
  await phone.sync();
  expect(await states()).toEqual({ [id]: 'held' });
  await readable(id);
  ahead += 2 * MINUTE;
  await phone.sync();
  expect(await states()).toEqual({});
});

test('an older server does not pause sync for good: the timer asks it until it is newer', async () => {
  await phone.add({ name: 'Bread' });
  phone.weather = 'older-server';
  await phone.sync();
  const { nextTryAt, paused, serverApp } = await phone.state();
  expect([paused, serverApp]).toEqual(['upgrade', 'older']);
  expect(nextTryAt! - phone.store.now()).toBeLessThanOrEqual(15 * MINUTE);
  phone.weather = 'clear';
  ahead += 15 * MINUTE;
  expect(await phone.sync('timer')).toBe(true);
  expect((await phone.state()).paused).toBeNull();
  await tablet.sync();
  expect(await tablet.names()).toEqual(['Bread']);
});
