import { copyFileSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { sql } from 'kysely';

import { openDatabase, type Database } from './database';
import { migrate } from './migrate';

const OWN = path.join(__dirname, 'migrations');
const LAST = readdirSync(OWN).filter((name) => name.endsWith('.sql')).length;
const numbered = (version: number, name = 'extra') =>
  `${String(version).padStart(4, '0')}-${name}.sql`;

let folder: string;
let db: Database;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'platelog-migrations-'));
  for (const name of readdirSync(OWN)) copyFileSync(path.join(OWN, name), path.join(folder, name));
  db = openDatabase(':memory:');
});
afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

const add = (name: string, text = 'CREATE TABLE extra (id TEXT PRIMARY KEY);\n') => {
  writeFileSync(path.join(folder, name), text);
};

const versions = async () => db.selectFrom('schema_versions').selectAll().execute();

async function refusal(): Promise<string> {
  return migrate(db, 2, folder).then(
    () => 'It went on.',
    (error: unknown) => (error as Error).message,
  );
}

/** The database's schema and versions, to check that a refusal changes nothing. */
async function contents(): Promise<unknown> {
  const { rows } = await sql`SELECT name, sql FROM sqlite_master ORDER BY name`.execute(db);
  const sys = await sql`SELECT * FROM sys`.execute(db);
  return [rows, sys.rows, await versions()];
}

test('a database records the number and name of each migration, and later applies only new files', async () => {
  await migrate(db, 1, folder);
  add(numbered(LAST + 1));
  await migrate(db, 2, folder);
  expect(
    (await versions()).map(({ version, name, applied_at }) => [version, name, applied_at]),
  ).toEqual(
    readdirSync(folder)
      .sort()
      .map((name) => [Number(name.slice(0, 4)), name, name.endsWith('extra.sql') ? 2 : 1]),
  );
});

test('a migration that was renamed after it was applied is refused, with both names', async () => {
  await migrate(db, 1, folder);
  const before = await contents();
  renameSync(path.join(folder, '0009-billing.sql'), path.join(folder, numbered(9, 'payments')));
  expect(await refusal()).toMatch(/0009-billing\.sql.*0009-payments\.sql/s);
  expect(await contents()).toEqual(before);
});

test('a file added between two others does not change their numbers', async () => {
  await migrate(db, 1, folder);
  const before = await contents();
  add(numbered(5, 'aardvark'));
  expect(await refusal()).toContain('0005');
  expect(await contents()).toEqual(before);
});

test.each([
  ['a gap', () => add(numbered(LAST + 2)), `no migration ${String(LAST + 1).padStart(4, '0')}`],
  ['two files with one number', () => add(numbered(3, 'other')), '0003-other.sql'],
  ['a file without a number', () => add('later.sql'), 'later.sql'],
  ['the number 0', () => add(numbered(0)), '0000-extra.sql'],
])('%s among the files is refused before anything is applied', async (_what, spoil, words) => {
  spoil();
  expect(await refusal()).toContain(words);
  expect((await sql`SELECT name FROM sqlite_master`.execute(db)).rows).toEqual([]);
});

test('a database of a newer version is refused with an explanation, and not changed', async () => {
  add(numbered(LAST + 1, 'years-later'));
  await migrate(db, 1, folder);
  rmSync(path.join(folder, numbered(LAST + 1, 'years-later')));
  const before = await contents();
  expect(await refusal()).toBe(
    `This database was written by a newer Platelog (migration ${numbered(LAST + 1, 'years-later')}). ` +
      'Start that version, or restore a backup from before the update.',
  );
  expect(await contents()).toEqual(before);
});

test('a database that lacks a migration between two others is refused', async () => {
  await migrate(db, 1, folder);
  await db.deleteFrom('schema_versions').where('version', '=', 4).execute();
  expect(await refusal()).toContain('0004-meals-view.sql');
});

test('a migration that fails keeps the earlier ones, and is applied at the next start', async () => {
  add(numbered(LAST + 1, 'fails'), 'CREATE TABLE half (id TEXT);\nCREATE TABLE half (id TEXT);\n');
  expect(await refusal()).toContain('half');
  expect(await versions()).toHaveLength(LAST);
  add(numbered(LAST + 1, 'fails'), 'CREATE TABLE half (id TEXT);\n');
  await migrate(db, 3, folder);
  expect((await versions()).at(-1)).toMatchObject({ version: LAST + 1, applied_at: 3 });
});
