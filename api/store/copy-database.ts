import { renameSync, rmSync } from 'node:fs';

import SQLite from 'better-sqlite3';

/** What a copy of the database holds. */
export interface Copied {
  accounts: number;
  entries: number;
  photos: number;
}

/**
 * Copies a database that a server may be using into another file, as it stood at one moment. An earlier copy
 * stays until the new one is whole and checked.
 *
 * VACUUM INTO reads within one transaction: it ends however much is written meanwhile, and never makes the
 * database that it reads from.
 * @throws where there is no database, or the copy is damaged
 */
export function copyDatabase(from: string, into: string): Copied {
  const unfinished = `${into}.part`;
  rmSync(unfinished, { force: true });
  const source = new SQLite(from, { readonly: true, fileMustExist: true });
  try {
    source.prepare('VACUUM INTO ?').run(unfinished);
  } finally {
    source.close();
  }
  const copied = check(unfinished);
  // Of a copy that was opened: they belong to the file that goes.
  for (const part of ['-wal', '-shm']) rmSync(into + part, { force: true });
  renameSync(unfinished, into);
  return copied;
}

function check(file: string): Copied {
  const copy = new SQLite(file, { readonly: true, fileMustExist: true });
  try {
    const found = copy.pragma('integrity_check', { simple: true });
    if (found !== 'ok') throw new Error(`The copy is damaged: ${String(found)}`);
    const count = (query: string) => copy.prepare(query).pluck().get() as number;
    return {
      accounts: count('SELECT count(*) FROM users WHERE deleted_at IS NULL'),
      entries: count('SELECT count(*) FROM records WHERE deleted = 0'),
      photos: count('SELECT count(*) FROM photo_files'),
    };
  } finally {
    copy.close();
  }
}
