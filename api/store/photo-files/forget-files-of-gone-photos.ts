import { sql } from 'kysely';

import type { Database } from '../database';
import { withoutFsync } from '../in-transaction';
import { inSlices } from '../long-work/in-slices';
import { Departures } from '../usage';
import { queueRemovals } from './removals';

interface NamedFile {
  user_id: string;
  photo_id: string;
}

/**
 * Deletes the rows of files whose photo or meal is permanently gone: its record has no data, or does not exist. The
 * files are removed afterwards.
 */
export async function forgetFilesOfGonePhotos(db: Database, now: number): Promise<void> {
  let after: NamedFile = { user_id: '', photo_id: '' };
  await inSlices(async (most) => {
    const files = await filesAfter(db, after, most);
    const gone = files.filter((file) => file.is_gone === 1);
    if (gone.length > 0) await forgetFiles(db, gone, now);
    after = files.at(-1) ?? after;
    return files.length;
  });
}

async function filesAfter(
  db: Database,
  { user_id, photo_id }: NamedFile,
  most: number,
): Promise<(NamedFile & { is_gone: number })[]> {
  const { rows } = await sql<NamedFile & { is_gone: number }>`
    SELECT file.user_id, file.photo_id,
      photo.id IS NULL OR photo.data = 'null' OR COALESCE(meal.data = 'null', FALSE) AS is_gone
    FROM photo_files AS file
    LEFT JOIN records AS photo
      ON photo.user_id = file.user_id AND photo.type = 'photo' AND photo.id = file.photo_id
    LEFT JOIN records AS meal
      ON meal.user_id = file.user_id AND meal.type = 'meal'
      AND meal.id = json_extract(photo.data, '$.mealId')
    WHERE (file.user_id, file.photo_id) > (${user_id}, ${photo_id})
    ORDER BY file.user_id, file.photo_id LIMIT ${most}`.execute(db);
  return rows;
}

async function forgetFiles(db: Database, files: NamedFile[], now: number): Promise<void> {
  await withoutFsync(db, async (trx) => {
    const departures = new Departures();
    for (const { user_id, photo_id } of files) {
      const gone = await trx
        .deleteFrom('photo_files')
        .where('user_id', '=', user_id)
        .where('photo_id', '=', photo_id)
        .returning(['bytes', 'sha256'])
        .executeTakeFirst();
      if (!gone) continue;
      departures.add(user_id, { records: 0, bytes: gone.bytes });
      await queueRemovals(trx, [{ person: user_id, name: gone.sha256 }], now);
    }
    await departures.write(trx);
  });
}
