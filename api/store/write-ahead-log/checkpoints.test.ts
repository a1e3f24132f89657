import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import SQLite from 'better-sqlite3';
import { sql } from 'kysely';

import { Checkpoints } from './checkpoints';
import { openDatabase } from '../database';

const folder = mkdtempSync(path.join(tmpdir(), 'platelog-checkpoints-'));
const file = path.join(folder, 'x.sqlite');
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('another thread does the checkpoints, and no commit has to', async () => {
  const db = openDatabase(file);
  await sql`CREATE TABLE lines (text TEXT)`.execute(db);
  const before = statSync(file).size;
  const checkpoints = await Checkpoints.start(db, file);
  const line = 'x'.repeat(100_000);
  for (let n = 0; n < 50; n += 1) await sql`INSERT INTO lines VALUES (${line})`.execute(db);
  const { rows } = await sql<{ wal_autocheckpoint: number }>`PRAGMA wal_autocheckpoint`.execute(db);
  expect(rows[0]?.wal_autocheckpoint).toBe(64_000);
  const until = Date.now() + 20_000;
  while (statSync(file).size < before + 4_000_000 && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(statSync(file).size).toBeGreaterThan(before + 4_000_000);
  await checkpoints.stop();
  await db.destroy();
});

test('the log stays short under continuous writes', async () => {
  const name = path.join(folder, 'steady.sqlite');
  const db = openDatabase(name);
  await sql`CREATE TABLE lines (text TEXT)`.execute(db);
  const limits = { everyMs: 20, restartPages: 500 };
  const checkpoints = await Checkpoints.start(db, name, limits);
  // 60 MB, with turns of the event loop in which the other thread may take the lock.
  const line = 'x'.repeat(20_000);
  for (let n = 0; n < 3_000; n += 1) {
    await sql`INSERT INTO lines VALUES (${line})`.execute(db);
    await new Promise((next) => setImmediate(next));
    // On a busy machine the other thread otherwise gets no processor time while this one writes.
    if (n % 100 === 0) await new Promise((next) => setTimeout(next, 10));
  }
  expect(statSync(`${name}-wal`).size).toBeLessThan(30_000_000);
  await checkpoints.stop();
  await db.destroy();
});

test('the log is emptied on request, or after the last reader has ended', async () => {
  const name = path.join(folder, 'emptied.sqlite');
  const db = openDatabase(name);
  await sql`CREATE TABLE lines (text TEXT)`.execute(db);
  const checkpoints = await Checkpoints.start(db, name);
  const log = () => readFileSync(`${name}-wal`);
  await sql`INSERT INTO lines VALUES ('canary')`.execute(db);
  await sql`DELETE FROM lines`.execute(db);
  await checkpoints.empty();
  expect(log()).toHaveLength(0);
  expect(readFileSync(name).includes('canary')).toBe(false);

  await sql`INSERT INTO lines VALUES ('canary')`.execute(db);
  const reader = new SQLite(name, { readonly: true });
  const reading = reader.prepare('SELECT * FROM lines').iterate();
  reading.next();
  await sql`DELETE FROM lines`.execute(db);
  await checkpoints.empty();
  expect(log().includes('canary')).toBe(true);
  // Writers are not blocked meanwhile.
  await sql`INSERT INTO lines VALUES ('other')`.execute(db);
  reading.return?.();
  reader.close();
  const until = Date.now() + 20_000;
  while (log().length > 0 && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(log()).toHaveLength(0);
  await checkpoints.stop();
  await db.destroy();
});

test('a database in memory has no log', async () => {
  const db = openDatabase(':memory:');
  const checkpoints = await Checkpoints.start(db, ':memory:');
  await checkpoints.empty();
  await checkpoints.stop();
  await db.destroy();
});
