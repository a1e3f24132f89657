import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

import { sql, type Kysely } from 'kysely';

import { openDatabase, type Database } from './database';
import { inTransaction, withoutFsync } from './in-transaction';
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

test('only the given transaction skips the sync, every time', async () => {
  for (let time = 0; time < 3; time += 1) {
    expect(await withoutFsync(db, async (trx) => level(trx))).toBe(1);
    expect(await level(db)).toBe(2);
  }
});

test('a concurrent transaction is synced, and so are transactions after a failure', async () => {
  const failing = withoutFsync(db, async (trx) => {
    await sql`INSERT INTO lines VALUES ('not kept')`.execute(trx);
    throw new Error('It fails.');
  });
  const beside = db.transaction().execute(async (trx) => level(trx));
  await expect(failing).rejects.toThrow('It fails.');
  expect(await beside).toBe(2);
  expect(await level(db)).toBe(2);
  expect((await sql`SELECT * FROM lines`.execute(db)).rows).toEqual([]);
});

// Holds the write lock for a moment, as the checkpoint thread does.
const HOLDER = `
const { parentPort, workerData } = require('node:worker_threads');
const SQLite = require(workerData.library);
const db = new SQLite(workerData.file);
db.exec('BEGIN IMMEDIATE');
parentPort.postMessage('held');
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, workerData.ms);
db.exec('COMMIT');
db.close();
`;

test('a transaction that reads first waits while another connection writes', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'transaction-'));
  const file = path.join(folder, 'test.sqlite');
  const one = openDatabase(file);
  await sql`CREATE TABLE lines (text TEXT)`.execute(one);
  const library = require.resolve('better-sqlite3');
  const holder = new Worker(HOLDER, { eval: true, workerData: { file, library, ms: 300 } });
  await once(holder, 'message');
  let tries = 0;
  await inTransaction(one, async (trx) => {
    tries += 1;
    await sql`SELECT * FROM lines`.execute(trx);
    await sql`INSERT INTO lines VALUES ('one')`.execute(trx);
  });
  expect(tries).toBe(1);
  expect((await sql`SELECT * FROM lines`.execute(one)).rows).toHaveLength(1);
  await holder.terminate();
  await one.destroy();
  rmSync(folder, { recursive: true });
});

test("no other write happens between a transaction's reads and its writes", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'transaction-'));
  const file = path.join(folder, 'test.sqlite');
  const [one, other] = [openDatabase(file), openDatabase(file)];
  await sql`CREATE TABLE lines (text TEXT)`.execute(one);
  await sql`PRAGMA busy_timeout = 0`.execute(other);
  await inTransaction(one, async (trx) => {
    await sql`SELECT * FROM lines`.execute(trx);
    const meanwhile = sql`INSERT INTO lines VALUES ('other')`.execute(other);
    await expect(meanwhile).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    await sql`INSERT INTO lines VALUES ('one')`.execute(trx);
  });
  const { rows } = await sql<{ text: string }>`SELECT * FROM lines`.execute(other);
  expect(rows).toEqual([{ text: 'one' }]);
  await one.destroy();
  await other.destroy();
  rmSync(folder, { recursive: true });
});
