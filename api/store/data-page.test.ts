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

const PAGE = readFileSync(path.resolve(__dirname, '../../docs/data.md'), 'utf8');

function rowsBelow(heading: string): string[][] {
  const [, text = ''] = new RegExp(`^## ${heading}$([\\s\\S]*?)^## `, 'm').exec(PAGE) ?? [];
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  );
}

test('docs/data.md lists every table and view of the server', async () => {
  const places = rowsBelow('On the server').map(([, , place = '']) => place);
  const named = [...places.join().matchAll(/`([a-z_]+)`/g)].map(([, name = '']) => name);
  const known = await namesInDatabase();
  expect(known.filter((name) => !named.includes(name))).toEqual([]);
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

test('docs/data.md says of everything on the server its class, how long it is kept, and who sees it', () => {
  const classes = rowsBelow('Classes').map(([name]) => name);
  const rows = rowsBelow('On the server');
  expect(rows.length).toBeGreaterThan(20);
  for (const [what = '', ofClass = '', place, kept, seenBy] of rows) {
    expect({ what, known: ofClass.split(', ').every((name) => classes.includes(name)) }).toEqual({
      what,
      known: true,
    });
    expect([place, kept, seenBy].every(Boolean)).toBe(true);
  }
});
