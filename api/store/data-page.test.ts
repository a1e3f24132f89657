import { readFileSync } from 'node:fs';
import path from 'node:path';

import { sql } from 'kysely';

import { openDatabase } from './database';
import { migrate } from './migrate';

/** Tables and views that the migrations create, without SQLite's internal tables of an index. */
async function namesInDatabase(): Promise<string[]> {
  const db = openDatabase(':memory:');
  await migrate(db, 1);
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM sqlite_master
    WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'user_search_%'
  `.execute(db);
  await db.destroy();
  return rows.map(({ name }) => name);
}

test('docs/data.md lists every table and view of the server', async () => {
  const page = readFileSync(path.resolve(__dirname, '../../docs/data.md'), 'utf8');
  const [, server = ''] = /^## On the server$([\s\S]*?)^## /m.exec(page) ?? [];
  const named = [...server.matchAll(/`([a-z_]+)`/g)].map(([, name = '']) => name);
  expect([...new Set(named)].sort()).toEqual((await namesInDatabase()).sort());
});
