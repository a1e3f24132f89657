import { existsSync } from 'node:fs';
import path from 'node:path';

import { DATABASE_FILE } from '../database';
import { ErasedLog } from '../erased-log';
import { newestMigration } from '../migrate';
import { type Backup, deletionsBeside, hashOfFile, PHOTOS } from './backup-folder';
import { type CopiedDatabase, type NamedPhoto, readDatabase } from './copy-database';

const NAMED_MOST = 5;

/** The result of checking a backup. */
export interface VerifiedBackup {
  /** What is fine, one sentence each. */
  good: string[];
  /** What is wrong with its database or deletions, so that it cannot be restored. */
  wrong: string[];
  /** Photo files that are missing or damaged, as USER/FILE, without those of deleted accounts. */
  lost: string[];
  /** Photo files that are present and intact. */
  files: NamedPhoto[];
  /** Photos that are in a bucket, which were not checked. */
  inBucket: NamedPhoto[];
}

/** Checks a whole backup: every page of its database and every byte of its photos. Changes nothing. */
export function verifyBackup(backup: Backup): VerifiedBackup {
  const wrong = backup.damage === undefined ? [] : [backup.damage];
  const found: VerifiedBackup = { good: [], wrong, lost: [], files: [], inBucket: [] };
  const database = checkDatabase(backup, found);
  if (database) checkPhotos(backup, database.files, found);
  checkDeletions(backup, found);
  return found;
}

function checkDatabase(
  { folder, manifest }: Backup,
  { good, wrong }: VerifiedBackup,
): CopiedDatabase | undefined {
  const file = path.join(folder, DATABASE_FILE);
  if (!existsSync(file)) {
    wrong.push(`There is no ${DATABASE_FILE} in it.`);
    return undefined;
  }
  if (manifest && hashOfFile(file) !== manifest.sha256)
    wrong.push('The database is not the one that was written: the file has changed since.');
  try {
    const database = readDatabase(file);
    const { accounts, entries, schema } = database;
    const newest = newestMigration();
    if (schema > newest)
      wrong.push(
        `The database is of a newer Platelog (${manifest?.platelog ?? 'unknown'}, schema ${schema}; this one knows ${newest}). Bring this copy of Platelog up to date (git pull, npm install), and try again.`,
      );
    good.push(`database: accounts ${accounts}, entries ${entries}, schema ${schema}`);
    return database;
  } catch (error) {
    wrong.push(`The database cannot be read: ${(error as Error).message}`);
    return undefined;
  }
}

function checkPhotos(
  { folder, manifest }: Backup,
  named: readonly NamedPhoto[],
  { good, lost, files, inBucket }: VerifiedBackup,
): void {
  const erased = deletionsBeside(folder);
  if (manifest?.bucket !== undefined) {
    inBucket.push(...named.filter(({ person }) => !erased.has(person)));
    good.push(
      `photos: ${inBucket.length} are in the bucket ${manifest.bucket}, and not in this backup`,
    );
    return;
  }
  const absent = new Set(manifest?.absent);
  for (const photo of named) {
    const { person, name } = photo;
    if (erased.has(person)) continue;
    const file = path.join(folder, PHOTOS, person, name);
    if (existsSync(file) && hashOfFile(file) === name) files.push(photo);
    // A photo in `absent` was deleted, or was missing when the backup was made, which the host was told then.
    else if (!absent.has(`${person}/${name}`)) lost.push(`${person}/${name}`);
  }
  good.push(`photos that are whole: ${files.length}`);
  if (absent.size > 0) good.push(`photos that the data folder had no longer: ${absent.size}`);
}

function checkDeletions({ folder, manifest }: Backup, { good, wrong }: VerifiedBackup): void {
  const { size } = new ErasedLog(folder).entries();
  if (manifest && size < manifest.deletions)
    wrong.push(`erased.log names ${size} deletions; ${manifest.deletions} were written.`);
  good.push(`deletions: ${size}`);
}

/** A sentence about lost photos. */
export function wordsOfLost(lost: readonly string[]): string {
  const more = lost.length > NAMED_MOST ? ' ...' : '';
  return `Photos that are missing or damaged: ${lost.length} (${lost.slice(0, NAMED_MOST).join(', ')}${more})`;
}
