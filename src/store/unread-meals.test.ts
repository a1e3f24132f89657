import { foodItem } from '../../test/kit/items';
import { freshStore, mealFields } from '../../test/kit/stores';
import type { AccountStore } from './account-store';
import { fillInReading, unreadMeals } from './unread-meals';
import { write } from './write';

const DAY = '2026-11-21';
const NAME = 'Two boiled eggs';
const WORDS = 'two boiled eggs';
const SAVED = mealFields({
  mealTime: `${DAY}T12:00`,
  name: NAME,
  description: WORDS,
});

async function saved(store: AccountStore, change: object = {}): Promise<string> {
  const id = store.newId();
  await write(store, [{ type: 'meal', id, act: 'put', patch: { ...SAVED, ...change } }]);
  return id;
}

const outbox = async (store: AccountStore) => store.db.outbox.count();

const fields = (name: string) => ({ name, estimate: null, items: [foodItem()] });

test('only described meals without estimate, analysis or items are unread', async () => {
  const store = freshStore();
  const id = await saved(store);
  await saved(store, { description: null });
  await saved(store, { photoId: store.newId() });
  await saved(store, { items: [] });
  await saved(store, { mealTime: '2026-11-20T23:59' });
  const deleted = await saved(store);
  await write(store, [{ type: 'meal', id: deleted, act: 'del', patch: null }]);
  expect(await unreadMeals(store, DAY, DAY)).toEqual([{ id, description: WORDS }]);
});

test('an estimate is saved in a meal once, and is sent', async () => {
  const store = freshStore();
  const id = await saved(store);
  const meal = { id, description: WORDS, name: NAME };
  await fillInReading(store, meal, fields('Boiled eggs'));
  await fillInReading(store, meal, fields('Fried eggs'));
  expect((await store.db.meal.get(id))?.data).toMatchObject({ name: 'Boiled eggs' });
  expect(await outbox(store)).toBe(2);
});

test.each([
  ['was given foods', { items: [] }],
  ['was given other words', { description: 'soup' }],
])('a meal that %s in the meantime stays as it is', async (_, change) => {
  const store = freshStore();
  const id = await saved(store);
  await write(store, [{ type: 'meal', id, act: 'put', patch: change }]);
  await fillInReading(store, { id, description: WORDS, name: NAME }, fields('Boiled eggs'));
  expect((await store.db.meal.get(id))?.data).toMatchObject({ ...SAVED, ...change });
  expect(await outbox(store)).toBe(2);
});

test('a meal that was deleted in the meantime stays deleted', async () => {
  const store = freshStore();
  const id = await saved(store);
  await write(store, [{ type: 'meal', id, act: 'del', patch: null }]);
  await fillInReading(store, { id, description: WORDS, name: NAME }, fields('Boiled eggs'));
  expect(await outbox(store)).toBe(2);
});

test('a name that the user chose is kept', async () => {
  const store = freshStore();
  const id = await saved(store, { name: 'Eggs for Sam' });
  await fillInReading(store, { id, description: WORDS, name: NAME }, fields('Boiled eggs'));
  expect((await store.db.meal.get(id))?.data.name).toBe('Eggs for Sam');
});
