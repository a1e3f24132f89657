import { createHash } from 'node:crypto';

import type { Database } from '../database';
import { inParts } from '../long-work/in-parts';
import type { PhotoFiles } from './photo-files';
import { PhotoMissing } from './photo-missing';

const AT_ONCE = 8;

export interface MovedPhotos {
  /** Photos that are now in the other place. */
  moved: number;
  /** Photos that are intact in neither place, as USER/FILE. */
  lost: string[];
}

interface Photo {
  user_id: string;
  sha256: string;
}

/**
 * Copies all photos that have a row from one place to another, and does not change the first. Photos that were copied
 * before may be copied again. A server must not be running.
 */
export async function movePhotos(
  db: Database,
  from: PhotoFiles,
  to: PhotoFiles,
): Promise<MovedPhotos> {
  const result: MovedPhotos = { moved: 0, lost: [] };
  const photos = await namedPhotos(db);
  for (const some of inParts(photos, AT_ONCE)) {
    const copied = await Promise.all(some.map(async (photo) => copyOne(photo, from, to)));
    for (const [place, { user_id, sha256 }] of some.entries()) {
      if (copied[place] === true) result.moved += 1;
      else result.lost.push(`${user_id}/${sha256}`);
    }
  }
  return result;
}

/** Each photo that has a row, once. */
export async function namedPhotos(db: Database): Promise<Photo[]> {
  return db
    .selectFrom('photo_files')
    .select(['user_id', 'sha256'])
    .distinct()
    .orderBy('user_id')
    .orderBy('sha256')
    .execute();
}

async function copyOne(
  { user_id, sha256 }: Photo,
  from: PhotoFiles,
  to: PhotoFiles,
): Promise<boolean> {
  const bytes = await readWhole(from, user_id, sha256);
  // A server that was started with the old settings may have spread them over both places.
  if (!bytes) return (await readWhole(to, user_id, sha256)) !== undefined;
  await to.keep(user_id, sha256, bytes);
  return true;
}

/** Undefined if it is missing, or its content does not match its name. */
async function readWhole(
  files: PhotoFiles,
  person: string,
  name: string,
): Promise<Buffer | undefined> {
  const bytes = await files.read(person, name).catch((error: unknown) => {
    if (error instanceof PhotoMissing) return undefined;
    throw error;
  });
  if (!bytes || createHash('sha256').update(bytes).digest('hex') !== name) return undefined;
  return bytes;
}
