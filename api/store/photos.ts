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
