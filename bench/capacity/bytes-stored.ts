import path from 'node:path';

import SQLite from 'better-sqlite3';

import { openPostgres } from '../../api/store/dialect/open-postgres';
import type { RunningServer } from '../sync/candidates';

/** The size of a server's database on the disk, without its write-ahead log. */
export async function bytesStored(server: RunningServer): Promise<number> {
  if (server.databaseUrl !== undefined) return onPostgres(server.databaseUrl);
  const db = new SQLite(path.join(server.dataFolder, 'platelog.sqlite'), { readonly: true });
  const [pages, size] = ['page_count', 'page_size'].map((name) =>
    Number(db.pragma(name, { simple: true })),
  );
  db.close();
  return (pages ?? 0) * (size ?? 0);
}

async function onPostgres(url: string): Promise<number> {
  const db = openPostgres(url);
  const { bytes } = await db
    .selectNoFrom(({ fn }) => fn<number>('pg_database_size', [fn('current_database')]).as('bytes'))
    .executeTakeFirstOrThrow();
  await db.destroy();
  return bytes;
}
