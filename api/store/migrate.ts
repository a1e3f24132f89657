import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { sql } from 'kysely';

import type { Database } from './database';

// One numbered file a version; one that has been released is never changed.
const FOLDER = path.join(__dirname, 'migrations');

/** Brings the schema to the newest version, one transaction a step. */
export async function migrate(db: Database, now: number): Promise<void> {
  await sql`CREATE TABLE IF NOT EXISTS schema_versions (
    version INTEGER PRIMARY KEY, name TEXT NOT NULL, applied_at BIGINT NOT NULL)`.execute(db);
  const applied = await db.selectFrom('schema_versions').select('version').execute();
  const newest = Math.max(0, ...applied.map((row) => row.version));
  for (const [index, name] of migrationFiles().entries()) {
    const version = index + 1;
    if (version > newest) await step(db, { version, name, applied_at: now });
  }
  await ensureEpoch(db);
}

function migrationFiles(): string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort();
}

interface Step {
  version: number;
  name: string;
  applied_at: number;
}

async function step(db: Database, row: Step): Promise<void> {
  const text = readFileSync(path.join(FOLDER, row.name), 'utf8');
  await db.transaction().execute(async (trx) => {
    // No statement of ours holds a semicolon at a line's end but its last.
    for (const statement of text.split(/;\s*\n/)) {
      if (statement.trim() !== '') await sql.raw(statement).execute(trx);
    }
    await trx.insertInto('schema_versions').values(row).execute();
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
