import type { Database } from '../database';

export interface PhotoFigures {
  files: number;
  bytes: number;
}

/** The number of stored photos and their total size. Reads a row for each. */
export async function photoFigures(db: Database): Promise<PhotoFigures> {
  const found = await db
    .selectFrom('photo_files')
    .select((eb) => [
      eb.fn.countAll<number>().as('files'),
      eb.fn.sum<number | null>('bytes').as('bytes'),
    ])
    .executeTakeFirst();
  return { files: found?.files ?? 0, bytes: found?.bytes ?? 0 };
}
