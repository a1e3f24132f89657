import 'fake-indexeddb/auto';

import Dexie from 'dexie';

import { RECORD_TYPES } from '#shared/records/index';

import { mealFields } from '../../test/kit/stores';
import { storeOf } from './account-store';
import { AccountDatabase, SCHEMA } from './database';
import { write } from './write';

const ID = '0190a000-0000-7000-8000-000000000001';

/** The tables that a database had at a version. */
async function makeVersion(name: string, number: number): Promise<void> {
  const newest = new AccountDatabase(`${name}-newest`);
  await newest.open();
  const old = new Dexie(name);
  // Dexie numbers by ten.
  const tables = newest.tables.filter(
    (table) => SINCE[table.name] === undefined || SINCE[table.name]! <= number,
  );
  old
    .version(number)
    .stores(
      Object.fromEntries(
        tables.map(({ name: table, schema }) => [
          table,
          [schema.primKey.src, ...schema.indexes.map(({ src }) => src)].join(','),
        ]),
      ),
    );
  await old.open();
  await old.table('outbox').add({ opId: 'waiting', type: 'meal', id: ID, state: 'pending' });
  old.close();
  newest.close();
}

/** The version that brought a table, where it was not the first. */
const SINCE: Partial<Record<string, number>> = {
  ...{ foodMemory: 2, profile: 2, weight: 2 },
  ...{ food: 3, favourite: 3 },
};

test('every kind of record has a table', async () => {
  const db = new AccountDatabase('tables');
  await db.open();
  expect(db.verno).toBe(SCHEMA);
  expect(db.tables.map(({ name }) => name)).toEqual(expect.arrayContaining(RECORD_TYPES));
});

test.each(Array.from({ length: SCHEMA }, (_, index) => index + 1))(
  'a database of version %s is upgraded, keeps what waits, and can be written',
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
