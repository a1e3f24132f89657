import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { sql, type Kysely } from 'kysely';

import { openDatabase, type Database } from './database';
import { inTransaction, unsynced } from './in-transaction';
import type { Tables } from './tables';

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

test.each([
  [1, 'second'],
  [2, 'third'],
  [3, undefined],
])('a transaction that another process outran %i times', async (outrun, expected) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'transaction-'));
  const file = path.join(folder, 'test.sqlite');
  const [one, other] = [openDatabase(file), openDatabase(file)];
  await sql`CREATE TABLE lines (text TEXT)`.execute(one);
  let tries = 0;
  const outcome = inTransaction(one, async (trx) => {
    tries += 1;
    await sql`SELECT * FROM lines`.execute(trx);
    if (tries <= outrun) await sql`INSERT INTO lines VALUES ('other')`.execute(other);
    await sql`INSERT INTO lines VALUES ('one')`.execute(trx);
    return ['first', 'second', 'third'][tries - 1];
  });
  if (expected) expect(await outcome).toBe(expected);
  else await expect(outcome).rejects.toMatchObject({ code: 'SQLITE_BUSY_SNAPSHOT' });
  const kept = await sql`SELECT * FROM lines WHERE text = 'one'`.execute(other);
  expect(kept.rows).toHaveLength(expected ? 1 : 0);
  await one.destroy();
  await other.destroy();
  rmSync(folder, { recursive: true });
});
