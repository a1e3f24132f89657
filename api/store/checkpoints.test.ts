import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { sql } from 'kysely';

import { Checkpoints } from './checkpoints';
import { openDatabase } from './database';

const folder = mkdtempSync(path.join(tmpdir(), 'platelog-checkpoints-'));
const file = path.join(folder, 'x.sqlite');
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('another thread carries the log over, and no commit has to', async () => {
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

test('a database in memory has no log', async () => {
  const db = openDatabase(':memory:');
  const checkpoints = await Checkpoints.start(db, ':memory:');
  await checkpoints.stop();
  await db.destroy();
});
