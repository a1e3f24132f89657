import { type Kysely, sql } from 'kysely';

import type { Photo } from '#shared/records/photo';

import type { Database, DatabaseTransaction } from './database';
import type { PhotoFilesTable } from './photo-files/photo-tables';
import type { Tables } from './tables';
import { addUsage } from './usage';

export async function getPhotoFile(
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

/** Records that a photo's bytes are stored; false if that was already recorded. */
export async function createPhotoFile(
  trx: DatabaseTransaction,
  file: PhotoFilesTable,
): Promise<boolean> {
  const added = await trx
    .insertInto('photo_files')
    .values(file)
    .onConflict((conflict) => conflict.columns(['user_id', 'photo_id']).doNothing())
    .executeTakeFirst();
  const isNew = (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
  if (isNew) await addUsage(trx, file.user_id, { records: 0, bytes: file.bytes });
  return isNew;
}

/** Whether another photo of the user with the same bytes has already been analyzed. */
export async function isDuplicate(
  trx: DatabaseTransaction,
  { userId, photoId }: { userId: string; photoId: string },
): Promise<boolean> {
  const file = await getPhotoFile(trx, userId, photoId);
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
    .execute();
  return others.some(({ data }) => (JSON.parse(data) as Partial<Photo>).status === 'done');
}

export interface WaitingPhoto {
  userId: string;
  photoId: string;
}

/**
 * Ids of the user's photos that wait for an image, oldest first. The condition must match that of the partial index.
 */
export async function photosOverLimit(db: Kysely<Tables>, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM records
    WHERE user_id = ${userId} AND type = 'photo' AND json_extract(data, '$.status') = 'over_limit'
      AND deleted = 0
    ORDER BY created_at, id`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Ids of accounts with photos that wait for an image although fewer than `most` are charged. The condition must match
 * that of the partial index.
 * @param most free images; null for no limit
 */
export async function usersOverLimit(db: Kysely<Tables>, most: number | null): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT users.id FROM users
    WHERE users.upload_limit_reached_at IS NOT NULL AND users.deleted_at IS NULL
      AND users.images_uploaded < ${most ?? Number.MAX_SAFE_INTEGER}
      AND EXISTS (
        SELECT 1 FROM records
        WHERE records.user_id = users.id AND records.type = 'photo'
          AND json_extract(records.data, '$.status') = 'over_limit' AND records.deleted = 0)
    ORDER BY users.id`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * The next page, by id, of all users' photos that still wait for their bytes and are older than a time or deleted.
 * The condition must match that of the partial index; otherwise all records would be read.
 */
export async function photosWaitingSince(
  db: Kysely<Tables>,
  { before, after, most }: { before: number; after: WaitingPhoto | undefined; most: number },
): Promise<WaitingPhoto[]> {
  const { userId = '', photoId = '' } = after ?? {};
  const { rows } = await sql<WaitingPhoto>`
    SELECT user_id AS "userId", id AS "photoId" FROM records
    WHERE type = 'photo' AND json_extract(data, '$.status') = 'awaiting_upload'
      AND (user_id, id) > (${userId}, ${photoId})
      AND (updated_at < ${before} OR deleted = 1)
    ORDER BY user_id, id LIMIT ${most}`.execute(db);
  return rows;
}

/** Which of these hashes belong to photos that the user still has. */
export async function contentsInUse(
  db: Database | DatabaseTransaction,
  userId: string,
  contents: readonly string[],
): Promise<Set<string>> {
  if (contents.length === 0) return new Set();
  const rows = await db
    .selectFrom('photo_files')
    .select('sha256')
    .where('user_id', '=', userId)
    .where('sha256', 'in', contents)
    .execute();
  return new Set(rows.map(({ sha256 }) => sha256));
}

/** Which of these ids belong to accounts, living or deleted. */
export async function knownAccounts(
  db: Database | DatabaseTransaction,
  ids: readonly string[],
): Promise<Map<string, 'living' | 'deleted'>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'deleted_at'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, deleted_at: at }) => [id, at === null ? 'living' : 'deleted']));
}

/** Which of these ids belong to living accounts. */
export async function livingAccounts(
  db: Database | DatabaseTransaction,
  ids: readonly string[],
): Promise<Set<string>> {
  const known = await knownAccounts(db, ids);
  return new Set(ids.filter((id) => known.get(id) === 'living'));
}
