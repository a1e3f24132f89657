import type { Photo } from '#shared/records/photo';

import type { Database, DatabaseTransaction } from './database';
import type { PhotoFilesTable } from './tables';
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

/** Notes that a photo's bytes are on the disk; false where that was known. */
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

/** Whether a person has had the very picture of a photo read in another one. */
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
