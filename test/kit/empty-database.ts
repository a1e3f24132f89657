import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import SQLite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';

import { NUTRIENTS } from '#shared/records/nutrients';

import { preparing } from '../../api/store/database';
import { migrate } from '../../api/store/migrate';
import type { Tables } from '../../api/store/tables';

const ROOT = path.resolve(__dirname, '../..');
const MIGRATIONS = path.join(ROOT, 'api/store/migrations');
const KEPT = path.join(ROOT, 'node_modules/.cache/platelog-database');

let bytes: Buffer | undefined;

/**
 * A database that has run every migration and has no rows, not even its epoch. It is made once for all test files: each
 * of a thousand tests that start an API would need 50 ms of processor time for it.
 */
export async function emptyDatabase(): Promise<Buffer> {
  bytes ??= await keptOrMade(path.join(KEPT, `${hashOfMigrations()}.sqlite`));
  return bytes;
}

async function keptOrMade(file: string): Promise<Buffer> {
  try {
    return readFileSync(file);
  } catch {
    const made = await make();
    mkdirSync(KEPT, { recursive: true });
    // Written under a temporary name and renamed, because other processes may read it meanwhile.
    const own = `${file}-${process.pid}`;
    writeFileSync(own, made);
    renameSync(own, file);
    return made;
  }
}

async function make(): Promise<Buffer> {
  const connection = new SQLite(':memory:');
  const db = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: preparing(connection) }),
  });
  await migrate(db, 0);
  await db.deleteFrom('sys').where('k', '=', 'epoch').execute();
  const made = connection.serialize();
  await db.destroy();
  return made;
}

function hashOfMigrations(): string {
  // The view of meals has a column for each nutrient.
  const hash = createHash('sha256').update(NUTRIENTS.join());
  for (const name of readdirSync(MIGRATIONS).sort())
    hash.update(`${name}\n`).update(readFileSync(path.join(MIGRATIONS, name)));
  return hash.digest('hex').slice(0, 16);
}
