import { freshStore, mealFields } from '../../test/kit/stores';
import type { AccountStore } from './account-store';
import { bringIn, lastImport, undoImport, type Incoming } from './import';
import { registry } from './registry';
import { write } from './write';

let store: AccountStore;

beforeEach(async () => {
  store = freshStore(crypto.randomUUID());
  await registry().accounts.clear();
  const { userId, db } = store;
  const account = { userId, dbName: db.name, user: {} as never, sessionExpired: 0 as const };
  await registry().accounts.put({ ...account, state: 'active', lastUsed: 0 });
});

const meals = (count: number): Incoming[] =>
  Array.from({ length: count }, (_, n) => {
    return { type: 'meal', id: store.newId(), patch: mealFields({ name: `Meal ${n}` }) };
  });
const live = async () => store.db.meal.filter(({ deleted }) => deleted === 0).count();

test('what comes in waits for the server like every entry, and all of it can be undone', async () => {
  const incoming = meals(250);
  await bringIn(incoming, 'MyFitnessPal');
  expect([await live(), await store.db.outbox.count()]).toEqual([250, 250]);
  expect(await lastImport(store)).toMatchObject({ source: 'MyFitnessPal' });
  expect(await undoImport()).toBe(250);
  expect([await live(), await lastImport(store)]).toEqual([0, null]);
});

test('a file that is taken twice makes nothing twice, and its undo leaves what was there before', async () => {
  const incoming = meals(3);
  await bringIn(incoming.slice(0, 1), 'Platelog');
  await bringIn(incoming, 'Platelog');
  expect(await live()).toBe(3);
  await undoImport();
  expect(await live()).toBe(1);
});

test('what was deleted here is brought back', async () => {
  const [one] = meals(1);
  if (!one) throw new Error('no meal');
  await write(store, [{ type: 'meal', id: one.id, act: 'put', patch: one.patch }]);
  await write(store, [{ type: 'meal', id: one.id, act: 'del', patch: null }]);
  await bringIn([one], 'Platelog');
  expect(await live()).toBe(1);
});
