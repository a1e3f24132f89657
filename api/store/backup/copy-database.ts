import { rmSync } from 'node:fs';
import SQLite from 'better-sqlite3';

import { hashOfFile, syncToDisk } from './backup-folder';

/** A photo file: its folder is the user's id, its name the SHA-256 of its content. */
export interface NamedPhoto {
  person: string;
  name: string;
  bytes: number;
}

/** What a copied database contains. */
export interface CopiedDatabase {
  accounts: number;
  entries: number;
  photos: number;
  schema: number;
  epoch: string;
  /** Epochs before a restore. */
  pastEpochs: string[];
  files: NamedPhoto[];
}

/**
 * Copies a database that a server may be using into a new file, as a consistent snapshot.
 *
 * VACUUM INTO reads in one transaction, so it finishes even while the server writes. It never creates the source
 * database.
 * @returns what is in it, and its SHA-256
 * @throws if there is no database, or the copy is damaged
 */
export function copyDatabase(from: string, into: string): CopiedDatabase & { sha256: string } {
  rmSync(into, { force: true });
  const source = new SQLite(from, { readonly: true, fileMustExist: true });
  try {
    source.prepare('VACUUM INTO ?').run(into);
  } finally {
    source.close();
  }
  syncToDisk(into);
  return { ...readDatabase(into), sha256: hashOfFile(into) };
}

/**
 * Checks a database file that is not in use, and reads its contents.
 * @throws if it is damaged
 */
export function readDatabase(file: string): CopiedDatabase {
  const copy = new SQLite(file, { readonly: true, fileMustExist: true });
  try {
    const found = copy.pragma('integrity_check', { simple: true });
    if (found !== 'ok') throw new Error(`The database ${file} is damaged: ${String(found)}`);
    const value = (query: string) => copy.prepare(query).pluck().get();
    return {
      accounts: value('SELECT count(*) FROM users WHERE deleted_at IS NULL') as number,
      entries: value('SELECT count(*) FROM records WHERE deleted = 0') as number,
      photos: value('SELECT count(*) FROM photo_files') as number,
      schema: value('SELECT max(version) FROM schema_versions') as number,
      epoch: value("SELECT v FROM sys WHERE k = 'epoch'") as string,
      pastEpochs: JSON.parse(
        (value("SELECT v FROM sys WHERE k = 'past_epochs'") as string | undefined) ?? '[]',
      ) as string[],
      files: copy
        .prepare('SELECT DISTINCT user_id AS person, sha256 AS name, bytes FROM photo_files')
        .all() as NamedPhoto[],
    };
  } finally {
    copy.close();
  }
}

/** Which of these photo files a database refers to. */
export function namedBy(file: string, photos: readonly NamedPhoto[]): NamedPhoto[] {
  const db = new SQLite(file, { readonly: true, fileMustExist: true });
  try {
    const find = db.prepare('SELECT 1 FROM photo_files WHERE user_id = ? AND sha256 = ?');
    return photos.filter(({ person, name }) => find.get(person, name) !== undefined);
  } finally {
    db.close();
  }
}
