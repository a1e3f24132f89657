import { sql } from 'kysely';

import type { Photo } from '#shared/records/photo';

import type { Database, DatabaseTransaction } from './database';
import type { PhotoFilesTable } from './tables';

export async function findPhotoFile(
  db: Database | DatabaseTransaction,
  userId: string,
  photoId: string,
): Promise<PhotoFilesTable | undefined> {
  return db
    .selectFrom('photo_files')
    .selectAll()
    .where('user_id', '=', userId)
    .where('photo_id', '=', photoId)
    .executeTakeFirst();
}

/** Notes that a photo's bytes are on the disk; false where that was known. */
export async function addPhotoFile(
  trx: DatabaseTransaction,
  file: PhotoFilesTable,
): Promise<boolean> {
  const added = await trx
    .insertInto('photo_files')
    .values(file)
    .onConflict((conflict) => conflict.columns(['user_id', 'photo_id']).doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Whether a person has had the very picture of a photo read in another one, before a time in ms. */
export async function isDuplicate(
  trx: DatabaseTransaction,
  { userId, photoId, readBefore }: { userId: string; photoId: string; readBefore: number },
): Promise<boolean> {
  const file = await findPhotoFile(trx, userId, photoId);
  if (!file) return false;
  const others = await trx
    .selectFrom('photo_files as file')
    .innerJoin('records as record', (join) =>
      join
        .onRef('record.user_id', '=', 'file.user_id')
        .onRef('record.id', '=', 'file.photo_id')
        .on('record.type', '=', 'photo'),
    )
    .select('record.data')
    .where('file.user_id', '=', userId)
    .where('file.sha256', '=', file.sha256)
    .where('file.photo_id', '!=', photoId)
    .where('record.deleted', '=', 0)
    .where('record.updated_at', '<', readBefore)
    .execute();
  return others.some(({ data }) => (JSON.parse(data) as Partial<Photo>).status === 'done');
}

interface NamedFile {
  user_id: string;
  photo_id: string;
}

/**
 * Rows of files whose photo, or its meal, is gone for good: nothing is kept of it but its deletion, or not
 * even that.
 */
export async function filesOfGonePhotos(db: Database): Promise<NamedFile[]> {
  const { rows } = await sql<NamedFile>`
    SELECT file.user_id, file.photo_id FROM photo_files AS file
    LEFT JOIN records AS photo
      ON photo.user_id = file.user_id AND photo.type = 'photo' AND photo.id = file.photo_id
    LEFT JOIN records AS meal
      ON meal.user_id = file.user_id AND meal.type = 'meal'
      AND meal.id = json_extract(photo.data, '$.mealId')
    WHERE photo.id IS NULL OR photo.data = 'null' OR meal.data = 'null'`.execute(db);
  return rows;
}

export async function forgetPhotoFile(
  db: Database,
  { user_id, photo_id }: NamedFile,
): Promise<void> {
  await db
    .deleteFrom('photo_files')
    .where('user_id', '=', user_id)
    .where('photo_id', '=', photo_id)
    .execute();
}

/** Whether a photo of a person stands on a file still. */
export async function isContentUsed(
  db: Database,
  userId: string,
  sha256: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('photo_files')
    .select('photo_id')
    .where('user_id', '=', userId)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ids of the accounts that are alive. */
export async function knownAccounts(db: Database): Promise<Set<string>> {
  const rows = await db.selectFrom('users').select('id').where('deleted_at', 'is', null).execute();
  return new Set(rows.map(({ id }) => id));
}
