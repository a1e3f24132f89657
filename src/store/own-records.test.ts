import { dayMarkKind } from '#shared/records/day-mark';
import { favouriteKind } from '#shared/records/favourite';

import { freeUser } from '../../test/kit/free-user';
import { foodItem, foodOf } from '../../test/kit/items';
import { activeStore } from './account-store';
import { rememberAccount } from './accounts';
import { dayMarks, markDay } from './days/day-marks';
import { addFavourite, favourites, removeFavourite, restoreFavourite } from './favourites';
import { deleteFood, foodByBarcode, personalFoods, restoreFood, saveFood } from './foods';
import { addsUp, syncSummary } from './sync-summary';

beforeEach(async () => {
  const id = `user-${Math.random()}`;
  await rememberAccount(freeUser(id));
});

const names = async () =>
  (await personalFoods(await activeStore())).map((entry) => entry.food.name);

test('a food can be saved, changed under its id, deleted and restored, and waits for the server', async () => {
  const id = await saveFood(foodOf());
  expect(await saveFood(foodOf({ name: 'Muesli' }), id)).toBe(id);
  expect(await names()).toEqual(['Muesli']);
  await deleteFood(id);
  expect(await names()).toEqual([]);
  await restoreFood(id);
  expect(await names()).toEqual(['Muesli']);
  const summary = await syncSummary(await activeStore());
  expect(addsUp(summary)).toBe(true);
  expect(summary.ledger.saved).toBe(4);
});

test('a pack scanned twice is one food, even if its barcodes have different lengths', async () => {
  const first = await saveFood(foodOf({ barcode: '036000291452' }));
  expect(await saveFood(foodOf({ barcode: '0036000291452', name: 'Oats' }))).toBe(first);
  expect(await names()).toEqual(['Oats']);
  const store = await activeStore();
  expect((await foodByBarcode(store, '00036000291452'))?.id).toBe(first);
  expect(await foodByBarcode(store, '4006381333931')).toBeUndefined();
  await saveFood(foodOf());
  await saveFood(foodOf());
  expect(await names()).toHaveLength(3);
});

test('the same items saved twice are one favorite, which can be removed and restored', async () => {
  const items = [foodItem(), foodItem({ id: 'i2', name: 'Egg', source: { kind: 'person' } })];
  const id = await addFavourite({ name: 'Breakfast', items });
  expect(await addFavourite({ name: 'Toast and egg', items: [...items].reverse() })).toBe(id);
  const store = await activeStore();
  expect(await favourites(store)).toMatchObject([{ id, name: 'Toast and egg' }]);
  await removeFavourite(id);
  expect(await favourites(store)).toEqual([]);
  await restoreFavourite(id);
  expect(await favourites(store)).toHaveLength(1);
  const waiting = await store.db.outbox.toArray();
  expect(waiting.every(({ opId }) => opId !== id)).toBe(true);
  expect(favouriteKind.client.safeParse(waiting[0]?.patch).success).toBe(true);
});

test('marking a day and changing the mark write one record, and each change can be undone', async () => {
  const store = await activeStore();
  const marks = async () => [...(await dayMarks(store))];
  expect(await markDay('2026-03-29', 'complete')).toBeNull();
  expect(await markDay('2026-03-29', 'partial')).toBe('complete');
  expect(await marks()).toEqual([['2026-03-29', 'partial']]);
  expect(await markDay('2026-03-29', 'complete')).toBe('partial');
  expect(await markDay('2026-03-29', null)).toBe('complete');
  expect(await marks()).toEqual([]);
  expect(await markDay('2026-03-29', 'complete')).toBeNull();
  expect(await markDay('2026-03-30', null)).toBeNull();
  expect(await marks()).toEqual([['2026-03-29', 'complete']]);
  const waiting = await store.db.outbox.toArray();
  expect(new Set(waiting.map(({ id }) => id)).size).toBe(1);
  expect(waiting.every(({ opId, id }) => opId !== id)).toBe(true);
  expect(addsUp(await syncSummary(store))).toBe(true);
});

test('only existing days and known marks are valid', () => {
  const isRight = (fields: object) => dayMarkKind.client.safeParse(fields).success;
  expect(isRight({ day: '2028-02-29', mark: 'partial' })).toBe(true);
  expect(isRight({ day: '2026-02-29', mark: 'partial' })).toBe(false);
  expect(isRight({ day: '2026-03-29T00:00', mark: 'partial' })).toBe(false);
  expect(isRight({ day: '2026-03-29', mark: 'not-logged' })).toBe(false);
});
