import SQLite from 'better-sqlite3';

import type { Database } from '../database';
import { reachPostgres } from '../dialect/reach-postgres';
import { schemaVersion } from '../migrate';

/** What can be read of a database without changing anything. */
export interface DatabaseFacts {
  /** What SQLite says of the file: 'ok', or the first damage. */
  state: string;
  schema: number;
  /** The newest time of a change of the schema or of a new account, in ms. */
  latest: number;
  /** The names of its histories; a restore begins another. */
  epochs: string[];
}

/**
 * Reads a database that a server may be using, and never makes one.
 * @throws where it cannot be opened or read
 */
export function databaseFacts(file: string): DatabaseFacts {
  const db = new SQLite(file, { readonly: true, fileMustExist: true });
  try {
    const value = (query: string) => Number(db.prepare(query).pluck().get() ?? 0);
    return {
      state: String(db.pragma('quick_check(1)', { simple: true })),
      schema: value('SELECT max(version) FROM schema_versions'),
      latest: Math.max(
        value('SELECT max(applied_at) FROM schema_versions'),
        value('SELECT max(created_at) FROM users'),
      ),
      epochs: epochsOf(db),
    };
  } finally {
    db.close();
  }
}

function epochsOf(db: SQLite.Database): string[] {
  const of = (key: string) =>
    db.prepare('SELECT v FROM sys WHERE k = ?').pluck().get(key) as string | undefined;
  return [...(JSON.parse(of('past_epochs') ?? '[]') as string[]), of('epoch') ?? ''];
}

/**
 * The same of a database on a server, whose files are its own.
 * @throws where it cannot be used, in words for the host
 */
export async function serverFacts(
  db: Database,
  url: string,
): Promise<Pick<DatabaseFacts, 'schema' | 'latest'>> {
  await reachPostgres(db, url);
  const schema = await schemaVersion(db);
  if (schema === 0) return { schema, latest: 0 };
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
  return { schema, latest: Math.max(migrated?.at ?? 0, joined?.at ?? 0) };
}
