import SQLite from 'better-sqlite3';

import type { Database } from '../database';
import { reachPostgres } from '../dialect/reach-postgres';
import { schemaVersion } from '../migrate';
import { LAST_START, type LastStart } from './last-start';

/** What can be read from a database without changing anything. */
export interface DatabaseFacts {
  /** SQLite's check of the file: 'ok', or the first damage. */
  state: string;
  schema: number;
  latest: number;
  /** The database's epochs; a restore starts another one. */
  epochs: string[];
  /** Undefined before the first start of a version that stores it. */
  lastStart: LastStart | undefined;
}

/**
 * Reads a database file that a server may be using, and never creates one.
 * @throws if it cannot be opened or read
 */
function fromFile<Read>(file: string, read: (db: SQLite.Database) => Read): Read {
  const db = new SQLite(file, { readonly: true, fileMustExist: true });
  try {
    return read(db);
  } finally {
    db.close();
  }
}

/** @throws like `fromFile` */
export function databaseFacts(file: string): DatabaseFacts {
  return fromFile(file, (db) => ({
    state: String(db.pragma('quick_check(1)', { simple: true })),
    schema: schemaOf(db),
    latest: Math.max(
      numberOf(db, 'SELECT max(applied_at) FROM schema_versions'),
      numberOf(db, 'SELECT max(created_at) FROM users'),
    ),
    epochs: epochsOf(db),
    lastStart: startOf(db),
  }));
}

/** The number of a file's newest migration; undefined if it is not a database that can be read. */
export function schemaOfFile(file: string): number | undefined {
  try {
    return fromFile(file, schemaOf);
  } catch {
    return undefined;
  }
}

/** The epochs of a file, the latest last. @throws like `fromFile` */
export function epochsOfFile(file: string): string[] {
  return fromFile(file, epochsOf);
}

/** Ids of the accounts in a file, including deleted ones. @throws like `fromFile` */
export function peopleOfFile(file: string): Set<string> {
  return fromFile(
    file,
    (db) => new Set(db.prepare('SELECT id FROM users').pluck().all() as string[]),
  );
}

/** The same for a database on a server. */
export async function peopleOfServer(db: Database): Promise<Set<string>> {
  const rows = await db.selectFrom('users').select('id').execute();
  return new Set(rows.map(({ id }) => id));
}

function numberOf(db: SQLite.Database, query: string): number {
  return Number(db.prepare(query).pluck().get() ?? 0);
}

function schemaOf(db: SQLite.Database): number {
  return numberOf(db, 'SELECT max(version) FROM schema_versions');
}

function noted(db: SQLite.Database, key: string): string | undefined {
  return db.prepare('SELECT v FROM sys WHERE k = ?').pluck().get(key) as string | undefined;
}

function startOf(db: SQLite.Database): LastStart | undefined {
  const v = noted(db, LAST_START);
  return v === undefined ? undefined : (JSON.parse(v) as LastStart);
}

function epochsOf(db: SQLite.Database): string[] {
  const past = JSON.parse(noted(db, 'past_epochs') ?? '[]') as string[];
  return [...past, noted(db, 'epoch') ?? ''];
}

/**
 * The same for a database on a server, which has no file to check.
 * @throws an error with a text for the host if it cannot be used
 */
export async function serverFacts(
  db: Database,
  url: string,
): Promise<Pick<DatabaseFacts, 'schema' | 'latest'>> {
  await reachPostgres(db, url);
  const schema = await schemaVersion(db);
  return { schema, latest: schema === 0 ? 0 : await latestChange(db) };
}

/** The time of the latest migration or new account, in ms. */
export async function latestChange(db: Database): Promise<number> {
  const [migrated, joined] = await Promise.all([
    db
      .selectFrom('schema_versions')
      .select((eb) => eb.fn.max('applied_at').as('at'))
      .executeTakeFirst(),
    db
      .selectFrom('users')
      .select((eb) => eb.fn.max('created_at').as('at'))
      .executeTakeFirst(),
  ]);
  return Math.max(migrated?.at ?? 0, joined?.at ?? 0);
}
