import 'fake-indexeddb/auto';

import Dexie from 'dexie';

import { RECORD_TYPES } from '#shared/records/index';

import { mealFields } from '../../test/kit/stores';
import { storeOf } from './account-store';
import { AccountDatabase, SCHEMA } from './database';
import { write } from './write';

const ID = '0190a000-0000-7000-8000-000000000001';

/** The tables that each released version added. Add new versions here too, and never change an existing one. */
const LANDED = [
  {
    meal: '&id, data.mealTime',
    photo: '&id, data.mealId',
    shadow: '&[type+id]',
    outbox: '++n, &opId, [type+id], state',
    photoBytes: '&photoId, state',
    meta: '&key',
  },
  { foodMemory: '&id', profile: '&id', weight: '&id, data.recordedAt' },
  { food: '&id, data.barcode', favourite: '&id' },
  { plateLook: '&photoId' },
  { dayMark: '&id' },
  { water: '&id, data.drunkAt' },
  { award: '&id' },
  { target: '&id' },
  { recipe: '&id' },
  { plannedMeal: '&id, data.day' },
  { shoppingItem: '&id' },
  { dayNote: '&id, data.day', measurement: '&id, data.measuredAt' },
  { nutrientTarget: '&id', macroTarget: '&id', weekdayTarget: '&id' },
  { fast: '&id' },
  { foodRule: '&id' },
  { mealSlot: '&id' },
];

/** Makes a database as an app of that version left it, with a waiting operation. */
async function makeVersion(name: string, number: number): Promise<void> {
  const old = new Dexie(name);
  const tables = LANDED.slice(0, number).flatMap((brought) => Object.entries(brought));
  old.version(number).stores(Object.fromEntries(tables));
  await old.open();
  await old.table('outbox').add({ opId: 'waiting', type: 'meal', id: ID, state: 'pending' });
  old.close();
}

test('every kind of record has a table', async () => {
  const db = new AccountDatabase('tables');
  await db.open();
  expect([db.verno, SCHEMA]).toEqual([LANDED.length, LANDED.length]);
  expect(db.tables.map(({ name }) => name)).toEqual(expect.arrayContaining(RECORD_TYPES));
});

test.each(LANDED.map((_, index) => index + 1))(
  'a database of version %s is upgraded, keeps its waiting operation, and can be written',
  async (number) => {
    const name = `version-${number}`;
    await makeVersion(name, number);
    const store = storeOf('ada', name);
    await write(store, [{ type: 'meal', id: ID, act: 'put', patch: mealFields() }]);
    expect(await store.db.outbox.count()).toBe(2);
    const least = (await store.db.meta.get('minSchema'))?.value;
    expect(least).toBe(number < SCHEMA ? SCHEMA : undefined);
  },
);

test.each([0, 1, 99, 100, 101, 250])(
  '%s rows are read in parts, each once and in order',
  async (count) => {
    const { db } = storeOf('ada', `parts-${count}`);
    const keys = Array.from({ length: count }, (_, n) => String(n).padStart(4, '0'));
    await db.meta.bulkPut(keys.map((key) => ({ key, value: key })));
    const parts: string[][] = [];
    await db.eachPart(db.meta, (rows) => {
      parts.push(rows.map(({ key }) => key));
    });
    expect(parts.flat()).toEqual(keys);
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(100);
  },
);
