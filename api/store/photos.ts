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

/** Marks a photo as counted or given back; false where it already was, so that each happens once. */
export async function setCharged(
  trx: DatabaseTransaction,
  userId: string,
  { photoId, charged }: { photoId: string; charged: 0 | 1 },
): Promise<boolean> {
  const changed = await trx
    .updateTable('photo_files')
    .set({ charged })
    .where('user_id', '=', userId)
    .where('photo_id', '=', photoId)
    .where('charged', '!=', charged)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}
