import { sql } from 'kysely';

import type { Database, DatabaseTransaction } from './database';
import { withoutFsync } from './in-transaction';
import { inSlices } from './long-work/in-slices';
import { Departures } from './usage';

const BLANK = { data: 'null', field_meta: '[]' };
const BLANK_BYTES = BLANK.data.length + BLANK.field_meta.length;

interface Gone {
  user_id: string;
  type: string;
  id: string;
  seq: number;
  bytes: number;
}

/** Removes the data of records that were deleted before a time; their tombstones stay. */
export async function blankOldDeletions(db: Database, before: number): Promise<void> {
  await inSlices(async (most) =>
    withoutFsync(db, async (trx) => {
      // The condition must match that of the partial index; otherwise every tombstone would be read.
      const { rows } = await sql<Gone>`
        SELECT user_id, type, id, seq, octet_length(data) + octet_length(field_meta) AS bytes
        FROM records WHERE deleted = 1 AND data <> 'null' AND updated_at < ${before}
        ORDER BY updated_at LIMIT ${most}`.execute(trx);
      const departures = new Departures();
      for (const { user_id, type, id, bytes } of rows) {
        departures.add(user_id, { records: 0, bytes: bytes - BLANK_BYTES });
        await trx
          .updateTable('records')
          .set(BLANK)
          .where('user_id', '=', user_id)
          .where('type', '=', type)
          .where('id', '=', id)
          .execute();
      }
      await departures.write(trx);
      return rows.length;
    }),
  );
}

/**
 * Removes tombstones of records deleted before a time. The highest removed number becomes the user's floor in the
 * same transaction: a device whose cursor is below the floor may have missed a deletion and does a full reload.
 */
export async function purgeOldDeletions(db: Database, before: number): Promise<void> {
  await inSlices(async (most) =>
    withoutFsync(db, async (trx) => {
      const { rows } = await sql<Gone>`
        SELECT user_id, type, id, seq, octet_length(data) + octet_length(field_meta) AS bytes
        FROM records WHERE deleted = 1 AND updated_at < ${before}
        ORDER BY updated_at LIMIT ${most}`.execute(trx);
      await raiseFloors(trx, rows);
      const departures = new Departures();
      for (const { user_id, type, id, bytes } of rows) {
        departures.add(user_id, { records: 1, bytes });
        await trx
          .deleteFrom('records')
          .where('user_id', '=', user_id)
          .where('type', '=', type)
          .where('id', '=', id)
          .execute();
      }
      await departures.write(trx);
      return rows.length;
    }),
  );
}

async function raiseFloors(trx: DatabaseTransaction, going: Gone[]): Promise<void> {
  const floors = new Map<string, number>();
  for (const { user_id, seq } of going) {
    floors.set(user_id, Math.max(seq, floors.get(user_id) ?? 0));
  }
  for (const [id, floor] of floors) {
    await trx
      .updateTable('users')
      .set({ floor })
      .where('id', '=', id)
      .where('floor', '<', floor)
      .execute();
  }
}
