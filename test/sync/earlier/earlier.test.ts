import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

import { unknownNutrients } from '#shared/records/nutrients';

import { ApiInMemory, registration, type Visitor } from '../../kit/api-in-memory';
// Must come before the store: it installs the IndexedDB that the store opens.
import { TestDevice } from '../../kit/devices';
import type { Meal } from '#shared/records/meal';
import { storeOf, type AccountStore } from '../../../src/store/account-store';

interface StoredTable {
  name: string;
  keyPath: string | string[];
  autoIncrement: boolean;
  indexes: { name: string; keyPath: string | string[]; unique: boolean; multiEntry: boolean }[];
  rows: unknown[];
}

/** What an earlier build of the app left on a device, and what it showed. */
interface Earlier {
  /** The time of the snapshot, in ms. */
  made: number;
  userId: string;
  database: { version: number; stores: StoredTable[] };
  shown: Meal[];
  /** The server's response to `GET /api/meals`. */
  listed: { meals: { id: string; name: string }[] };
}

// Both were written by the build with operations 4 and schema 3, with one user, and never change.
const earlier = JSON.parse(readFileSync(path.join(__dirname, 'device.json'), 'utf8')) as Earlier;
const server = gunzipSync(readFileSync(path.join(__dirname, 'server.sqlite.gz')));
const MINUTE = 60_000;
const now = () => earlier.made + MINUTE;

let folder: string;
let api: ApiInMemory;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'platelog-earlier-'));
  const database = path.join(folder, 'platelog.sqlite');
  writeFileSync(database, server);
  api = await ApiInMemory.start({}, now, { database });
});
afterEach(async () => {
  await api.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function restore(name: string, stores: readonly StoredTable[]): Promise<AccountStore> {
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.open(name, earlier.database.version);
    request.onupgradeneeded = () => {
      for (const { name: table, keyPath, autoIncrement, indexes, rows } of stores) {
        const store = request.result.createObjectStore(table, { keyPath, autoIncrement });
        for (const { name: index, keyPath: of, unique, multiEntry } of indexes) {
          store.createIndex(index, of, { unique, multiEntry });
        }
        for (const row of rows) store.put(row);
      }
    };
    request.onerror = () => {
      reject(new Error('The database was not made.'));
    };
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });
  return { ...storeOf(earlier.userId, name), now };
}

async function signIn(): Promise<Visitor> {
  const visitor = api.visitor();
  const { email = '', password = '' } = registration();
  expect((await visitor.post('/api/auth/login', { email, password })).status).toBe(200);
  visitor.userId = earlier.userId;
  return visitor;
}

async function deviceOf(store?: AccountStore): Promise<TestDevice> {
  return new TestDevice(api, await signIn(), store);
}

const mealsOn = async (device: TestDevice) => (await device.meals()).map(({ meal }) => meal);

test('a server with the database of an earlier build lists the same meals', async () => {
  const visitor = await signIn();
  expect((await visitor.get('/api/meals')).body).toMatchObject(earlier.listed);
});

test('a device with the database of an earlier build shows and sends the same meals', async () => {
  const phone = await deviceOf(await restore('phone', earlier.database.stores));
  expect(await mealsOn(phone)).toMatchObject(earlier.shown);
  expect(await phone.sync()).toBe(true);
  expect(await phone.store.db.outbox.count()).toBe(0);
  expect(await mealsOn(phone)).toMatchObject(earlier.shown);
  const tablet = await deviceOf();
  expect(await tablet.sync()).toBe(true);
  expect(await mealsOn(tablet)).toMatchObject(earlier.shown);
});

/** The same without one nutrient, as if that had been added later. */
function without(nutrient: string): StoredTable[] {
  const text = JSON.stringify(earlier.database.stores, (key, value: unknown) =>
    key === nutrient ? undefined : value,
  );
  return JSON.parse(text) as StoredTable[];
}

test('stored meals, foods and operations without a nutrient are complete, and can be changed and sent', async () => {
  const phone = await deviceOf(await restore('nine', without('vitaminC')));
  const [toast, soup] = await phone.meals();
  expect(toast?.meal.items?.[0]?.per100g).toMatchObject({ calories: 390, vitaminC: null });
  const [food] = await phone.store.db.food.toArray();
  expect(Object.keys(food?.data.per100 ?? {})).toHaveLength(Object.keys(unknownNutrients()).length);
  await phone.change(soup?.id ?? '', 'put', { items: soup?.meal.items ?? null });
  expect(await phone.sync()).toBe(true);
  expect(await phone.store.db.outbox.count()).toBe(0);
  const tablet = await deviceOf();
  await tablet.sync();
  const meals = await mealsOn(tablet);
  expect(meals.find(({ name }) => name === 'Toast')?.items?.[0]?.per100g.vitaminC).toBeNull();
});

test('an amount of a nutrient that this build does not know survives a change on this device', async () => {
  const phone = await deviceOf(await restore('newer', earlier.database.stores));
  const [toast] = await phone.meals();
  const items = toast?.meal.items?.map((item) => ({
    ...item,
    per100g: { ...item.per100g, noSuchNutrient: 12 },
  }));
  await phone.change(toast?.id ?? '', 'put', { items: items ?? null });
  expect(await phone.sync()).toBe(true);
  const tablet = await deviceOf();
  await tablet.sync();
  const [again] = await tablet.meals();
  const changed = again?.meal.items?.map((item) => ({ ...item, grams: 50 })) ?? null;
  await tablet.change(again?.id ?? '', 'put', { items: changed });
  await tablet.sync();
  await phone.sync();
  const [last] = await mealsOn(phone);
  expect(last?.items).toMatchObject([{ grams: 50, per100g: { noSuchNutrient: 12 } }]);
});
