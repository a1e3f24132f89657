import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import type { Database } from './database';
import { MIGRATIONS, readMigrations, type Migration } from './migration-files';

interface Applied {
  version: number;
  name: string;
}

/**
 * Brings the schema to the newest version, one transaction a step.
 * @throws before anything is changed, where the database is newer than the program, or has come to its
 * schema by other steps
 */
export async function migrate(db: Database, now: number, folder = MIGRATIONS): Promise<void> {
  for (const migration of await missingMigrations(db, folder)) await step(db, migration, now);
  await ensureEpoch(db);
}

/** The steps that a database lacks; the same refusals as `migrate`. */
export async function missingMigrations(db: Database, folder = MIGRATIONS): Promise<Migration[]> {
  const migrations = readMigrations(folder);
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
  const { rows } = await sql`SELECT 1 FROM sqlite_master WHERE name = 'schema_versions'`.execute(
    db,
  );
  if (rows.length === 0) return [];
  return db.selectFrom('schema_versions').select(['version', 'name']).orderBy('version').execute();
}

async function step(
  db: Database,
  { version, name, statements }: Migration,
  now: number,
): Promise<void> {
  await sql`CREATE TABLE IF NOT EXISTS schema_versions (
    version INTEGER PRIMARY KEY, name TEXT NOT NULL, applied_at BIGINT NOT NULL)`.execute(db);
  await db.transaction().execute(async (trx) => {
    for (const statement of statements) await sql.raw(statement).execute(trx);
    await trx.insertInto('schema_versions').values({ version, name, applied_at: now }).execute();
  });
}

/** The history that sequence numbers count in; a restore from a backup gives it a new name. */
async function ensureEpoch(db: Database): Promise<void> {
  await db
    .insertInto('sys')
    .values({ k: 'epoch', v: randomUUID() })
    .onConflict((conflict) => conflict.column('k').doNothing())
    .execute();
}
