import { sql, type Kysely } from 'kysely';

import type { Tables } from './tables';

export interface WaitingPhoto {
  userId: string;
  photoId: string;
}

/** Photos of a person that wait for an image, the oldest first. The words are those of the index. */
export async function photosOverLimit(db: Kysely<Tables>, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM records
    WHERE user_id = ${userId} AND type = 'photo' AND json_extract(data, '$.status') = 'over_limit'
      AND deleted = 0
    ORDER BY created_at, id`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Photos of everybody that wait for their bytes, and have since before a time or are deleted: the next
 * ones after a photo, in the order of their ids. The words are those of the index: with others all
 * records would be read.
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
