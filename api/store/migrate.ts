import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';

import type { Database } from './database';
import type { Dialect } from './dialect/dialect';
import { dialectOf } from './dialect/dialect-of';
import { sqlite } from './dialect/sqlite';
import { inTransaction } from './in-transaction';
import { updateMealsView } from './meals/meals-view';

// One numbered file per version. A released file is never changed.
const FOLDER = path.join(__dirname, 'migrations');

/**
 * Set by the bundle of the server: the names of the migrations it was built with. A build that was copied over another
 * one has files of both, and an older server would take those of a newer one for its own.
 */
declare const BUNDLED_MIGRATIONS: readonly string[] | undefined;

const NAME = /^(?<number>\d{4})-[a-z0-9-]+\.sql$/;

/** A migration's number as in file names. */
const padded = (version: number) => String(version).padStart(4, '0');

interface Applied {
  version: number;
  name: string;
}

/**
 * Migrates the schema to the newest version, one transaction per migration.
 * @throws before anything is changed, if the database is newer than the program or has other migrations
 */
export async function migrate(db: Database, now: number, folder = FOLDER): Promise<void> {
  await dialectOf(db).aloneOnSchema(db, async (alone) => {
    for (const migration of await missingMigrations(alone, folder)) {
      await step(alone, migration, now);
    }
    await updateMealsView(alone);
    await ensureEpoch(alone);
  });
}

/** The number of the last migration of this program, the same for SQLite and PostgreSQL. */
export function newestMigration(): number {
  return readMigrations(FOLDER, sqlite).at(-1)?.version ?? 0;
}

/** The number of a database's last migration; 0 if it has none. */
export async function schemaVersion(db: Database): Promise<number> {
  return (await appliedTo(db)).at(-1)?.version ?? 0;
}

/** The migrations that a database lacks. Throws like `migrate`. */
export async function missingMigrations(db: Database, folder = FOLDER): Promise<Migration[]> {
  const migrations = readMigrations(folder, dialectOf(db));
  const applied = await appliedTo(db);
  for (const [index, row] of applied.entries()) {
    const known = migrations[index];
    if (!known) throw new Error(newer(applied.at(-1) ?? row));
    if (known.version !== row.version || known.name !== row.name)
      throw new Error(other(row, known));
  }
  return migrations.slice(applied.length);
}

function newer({ name }: Applied): string {
  return (
    `This database was written by a newer Platelog (migration ${name}). ` +
    'Start that version, or restore a backup from before the update.'
  );
}

function other(row: Applied, known: Migration): string {
  return (
    `This database was made by another Platelog: it has the migration ${row.name} where this version ` +
    `has ${known.name}. Start the version that it was made by, or restore a backup of this one.`
  );
}

async function appliedTo(db: Database): Promise<Applied[]> {
  if (!(await dialectOf(db).hasTable(db, 'schema_versions'))) return [];
  return db.selectFrom('schema_versions').select(['version', 'name']).orderBy('version').execute();
}

async function step(
  db: Database,
  { version, name, statements }: Migration,
  now: number,
): Promise<void> {
  await sql`CREATE TABLE IF NOT EXISTS schema_versions (
    version INTEGER PRIMARY KEY, name TEXT NOT NULL, applied_at BIGINT NOT NULL)`.execute(db);
  await inTransaction(db, async (trx) => {
    for (const statement of statements) await sql.raw(statement).execute(trx);
    await trx.insertInto('schema_versions').values({ version, name, applied_at: now }).execute();
  });
}

/** Creates the database epoch if there is none. A restore replaces it. */
async function ensureEpoch(db: Database): Promise<void> {
  await db
    .insertInto('sys')
    .values({ k: 'epoch', v: randomUUID() })
    .onConflict((conflict) => conflict.column('k').doNothing())
    .execute();
}

/** A migration, with the number and name of its file. */
interface Migration {
  version: number;
  name: string;
  statements: string[];
}

/**
 * The migrations in a folder that the dialect has.
 * @throws if a file has no number, two files have the same number, or a number is missing
 */
function readMigrations(folder: string, dialect: Dialect): Migration[] {
  const names = namesIn(folder);
  const migrations = names.map((name, index) => {
    const version = numberOf(name);
    const expected = index + 1;
    if (version < expected) {
      throw new Error(`Two migrations have one number: ${names[index - 1] ?? ''} and ${name}.`);
    }
    if (version > expected) {
      throw new Error(`There is no migration ${padded(expected)}, but there is ${name}.`);
    }
    return { version, name, statements: statementsIn(folder, name, dialect) };
  });
  return migrations.slice(dialect.firstMigration - 1);
}

/** The files of a folder in order. Of the own folder of a bundled server only those that it was built with. */
function namesIn(folder: string): string[] {
  if (folder === FOLDER && typeof BUNDLED_MIGRATIONS !== 'undefined')
    return [...BUNDLED_MIGRATIONS];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
}

function statementsIn(folder: string, name: string, dialect: Dialect): string[] {
  const { ownMigrations, withOwnTypes, statementsOf } = dialect;
  const own = ownMigrations === undefined ? '' : path.join(__dirname, ownMigrations, name);
  if (existsSync(own)) return statementsOf(readFileSync(own, 'utf8'));
  return statementsOf(withOwnTypes(readFileSync(path.join(folder, name), 'utf8')));
}

function numberOf(name: string): number {
  const version = Number(NAME.exec(name)?.groups?.['number'] ?? 0);
  if (version > 0) return version;
  throw new Error(
    `The migration ${name} has no number from 0001 on: name it such as 0012-what.sql.`,
  );
}
