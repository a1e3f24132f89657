import { sql, type Kysely } from 'kysely';

import { openDatabase, type Database } from './database';
import type { Tables } from './tables';
import { unsynced } from './unsynced';

let db: Database;
beforeEach(async () => {
  db = openDatabase(':memory:');
  await sql`CREATE TABLE lines (text TEXT)`.execute(db);
});
afterEach(async () => db.destroy());

async function level(at: Kysely<Tables>): Promise<number | undefined> {
  const { rows } = await sql<{ synchronous: number }>`PRAGMA synchronous`.execute(at);
  return rows[0]?.synchronous;
}

test('only its own transaction is not synced, every time', async () => {
  for (let time = 0; time < 3; time += 1) {
    expect(await unsynced(db, async (trx) => level(trx))).toBe(1);
    expect(await level(db)).toBe(2);
  }
});

test('a transaction that comes meanwhile is synced, and so are those after a failure', async () => {
  const failing = unsynced(db, async (trx) => {
    await sql`INSERT INTO lines VALUES ('not kept')`.execute(trx);
    throw new Error('It fails.');
  });
  const beside = db.transaction().execute(async (trx) => level(trx));
  await expect(failing).rejects.toThrow('It fails.');
  expect(await beside).toBe(2);
  expect(await level(db)).toBe(2);
  expect((await sql`SELECT * FROM lines`.execute(db)).rows).toEqual([]);
});
