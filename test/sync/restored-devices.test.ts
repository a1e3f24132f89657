// Must be the first import: it installs the IndexedDB that the store opens.
import { withSoup, type TwoKnowSoup } from '../kit/two-know-soup';
import { memoryChange } from '../../src/store/food-memories';
import { beginReload, readSyncState } from '../../src/store/sync-state';
import { write } from '../../src/store/write';
import type { PutBack } from '../kit/backup';
import type { TestDevice } from '../kit/devices';
import { profileFields } from '../kit/profiles';

let person: TwoKnowSoup;
let phone: TestDevice;
let tablet: TestDevice;
let soup: string;

withSoup((given) => {
  person = given;
  ({ phone, tablet } = given);
});
beforeEach(() => {
  ({ soup } = person);
});

const level = async (...devices: TestDevice[]) => person.level(...devices);
const backup = async (): Promise<PutBack> => person.backup();
const expectEverywhere: TwoKnowSoup['expectEverywhere'] = async (wanted, id) =>
  person.expectEverywhere(wanted, id);

test('an edit in the new epoch wins over what a late device recovers', async () => {
  const putBack = await backup();
  await tablet.change(soup, 'put', { name: 'Before', notes: 'kept' });
  await tablet.sync();
  await putBack();
  await phone.sync();
  await phone.change(soup, 'put', { name: 'After' });
  await phone.sync();
  await expectEverywhere({ deleted: false, name: 'After', notes: 'kept' });
});

test('a waiting edit of an entry that was deleted elsewhere is rejected and stays visible', async () => {
  const putBack = await backup();
  await phone.change(soup, 'del', null);
  await phone.sync();
  await tablet.change(soup, 'put', { notes: 'mine' });
  await putBack();
  await level(phone, tablet, phone, tablet);
  expect(await person.onServer()).toEqual({ deleted: true, name: 'Soup', notes: null });
  expect(await tablet.store.db.outbox.toArray()).toMatchObject([
    { state: 'rejected', refusal: { code: 'deleted' }, patch: { notes: 'mine' } },
  ]);
  expect(await person.shown(tablet)).toMatchObject({ notes: 'mine' });
});

test('an operation that was rejected before stays rejected, and visible', async () => {
  await phone.change(soup, 'del', null);
  await phone.sync();
  await tablet.change(soup, 'put', { notes: 'mine' });
  await tablet.sync();
  const putBack = await backup();
  await putBack();
  await level(tablet, phone);
  expect(await tablet.store.db.outbox.toArray()).toMatchObject([{ state: 'rejected' }]);
  expect(await person.onServer()).toMatchObject({ deleted: true, notes: null });
});

test('a restore during the full reload after another one loses nothing', async () => {
  const putBack = await backup();
  for (let number = 0; number < 5; number += 1) {
    await phone.add({ name: `Meal ${number}` });
    await phone.sync();
  }
  await phone.change(soup, 'put', { name: 'Stew' });
  await phone.sync();
  await putBack();
  // The full reload begins, and is interrupted by the second restore.
  await beginReload(phone.store, await readSyncState(phone.store));
  await putBack();
  await expectEverywhere({ deleted: false, name: 'Stew', notes: null });
  expect(await tablet.names()).toHaveLength(6);
});

test('a recovered change that is not yet acknowledged survives another restore', async () => {
  const putBack = await backup();
  await phone.change(soup, 'put', { name: 'Stew' });
  await phone.sync();
  await putBack();
  phone.weather = 'answer-lost';
  await phone.sync();
  phone.weather = 'clear';
  await putBack();
  await expectEverywhere({ deleted: false, name: 'Stew', notes: null });
});

test('rows of an app without field versions are recovered by the time of the row', async () => {
  const putBack = await backup();
  await phone.change(soup, 'put', { name: 'Stew' });
  const rice = await phone.add({ name: 'Rice', notes: null });
  await phone.sync();
  await phone.store.db.meal.toCollection().modify((row) => {
    delete row.times;
  });
  await putBack();
  await expectEverywhere({ deleted: false, name: 'Stew', notes: null });
  await expectEverywhere({ deleted: false, name: 'Rice', notes: null }, rice);
});

test('after an update every row is loaded again, with its field versions', async () => {
  await phone.store.db.meal.toCollection().modify((row) => {
    delete row.times;
  });
  await phone.store.db.meta
    .where('key')
    .equals('sync')
    .modify((entry) => {
      (entry.value as { serverApp: string }).serverApp = '0.1.0-before';
    });
  const { generation } = await phone.state();
  await phone.sync();
  expect((await phone.store.db.meal.get(soup))?.times).toMatchObject({ '*': expect.any(Number) });
  await phone.sync();
  expect((await phone.state()).generation).toBe(generation + 1);
});

test('data stored by an app without field versions is recovered to a restored server', async () => {
  const putBack = await backup();
  await phone.change(soup, 'put', { name: 'Stew' });
  await phone.sync();
  await phone.store.db.meal.toCollection().modify((row) => {
    delete row.times;
  });
  await putBack();
  await expectEverywhere({ deleted: false, name: 'Stew', notes: null });
});

test('profile fields that two devices changed are both recovered', async () => {
  const id = person.ada.userId;
  const enter = async ({ store }: TestDevice, patch: object) =>
    write(store, [{ type: 'profile', id, act: 'put', patch }]);
  await enter(phone, profileFields({ age: 40 }));
  await level();
  const putBack = await backup();
  await enter(phone, { age: 41 });
  await level();
  await enter(tablet, { activityLevel: 'active' });
  await tablet.sync();
  await putBack();
  await level(phone, tablet, phone);
  for (const { store } of [phone, tablet]) {
    expect(await store.db.outbox.count()).toBe(0);
    expect(await store.db.profile.toArray()).toMatchObject([
      { data: { age: 41, activityLevel: 'active' } },
    ]);
  }
});

test('of two meanings of the same words the later one is recovered, and a deleted one stays deleted', async () => {
  const remember = async ({ store }: TestDevice, key: string, code: string) => {
    const meaning = { code, name: code, grams: null };
    await write(store, [await memoryChange({ key, words: key, meaning })]);
  };
  const putBack = await backup();
  await remember(phone, 'latte', 'first');
  await remember(phone, 'toast', 'first');
  await level();
  await remember(tablet, 'latte', 'second');
  const memories = await tablet.store.db.foodMemory.toArray();
  const { id } = memories.find(({ data }) => data.words === 'toast')!;
  await write(tablet.store, [{ type: 'foodMemory', id, act: 'del', patch: null }]);
  await tablet.sync();
  await putBack();
  await level(phone, tablet, phone);
  for (const { store } of [phone, tablet]) {
    const kept = await store.db.foodMemory.toArray();
    const codes = kept.map(({ deleted, data }) => [data.words, data.meaning.code, deleted]);
    expect(codes.sort()).toEqual([
      ['latte', 'second', 0],
      ['toast', 'first', 1],
    ]);
  }
});

test('an edit of a record that is being recovered wins, even if the clock was set back', async () => {
  const putBack = await backup();
  await phone.change(soup, 'put', { name: 'Stew' });
  await phone.sync();
  await putBack();
  await beginReload(phone.store, await readSyncState(phone.store));
  // Everything was fetched, and nothing was sent.
  await phone.exchange();
  const { store } = phone;
  expect(await store.db.outbox.toArray()).toMatchObject([{ act: 'recover' }]);
  const clock = store.now;
  store.now = () => clock() - 24 * 3600_000;
  await phone.change(soup, 'put', { name: 'Answer' });
  store.now = clock;
  await expectEverywhere({ deleted: false, name: 'Answer', notes: null });
});

test('an edit that moved to a new database does not replace a later one of the new epoch', async () => {
  const putBack = await backup();
  for (const name of ['Broth', 'Stew', 'Stock']) {
    await phone.change(soup, 'put', { name });
    await level(phone, tablet);
  }
  await tablet.change(soup, 'put', { notes: 'from before' });
  const moved = await tablet.rescued();
  await putBack();
  await phone.sync();
  await phone.change(soup, 'put', { notes: 'from after' });
  await phone.sync();
  await level(moved, phone, moved);
  const wanted = { deleted: false, name: 'Stock', notes: 'from after' };
  expect(await person.onServer()).toEqual(wanted);
  expect(await person.shown(moved)).toEqual(wanted);
  expect(await moved.store.db.outbox.count()).toBe(0);
});
