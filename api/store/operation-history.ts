import { sql } from 'kysely';

import type { Database } from './database';
import { inSlices } from './slices';
import { unsynced } from './unsynced';
import { Departures, RECEIPT_BYTES } from './usage';

interface Old {
  user_id: string;
  op_id: string;
  bytes: number;
}

/** Lets go of what old operations held, and of the oldest operations themselves. */
export async function forgetOldOperations(
  db: Database,
  { payloadsBefore, rowsBefore }: { payloadsBefore: number; rowsBefore: number },
): Promise<void> {
  await inSlices(async (most) => forgetRows(db, rowsBefore, most));
  await inSlices(async (most) => forgetPayloads(db, payloadsBefore, most));
}

async function forgetRows(db: Database, before: number, most: number): Promise<number> {
  return unsynced(db, async (trx) => {
    const { rows } = await sql<Old>`
      SELECT user_id, op_id, COALESCE(octet_length(payload), 0) AS bytes FROM ops
      WHERE received_at < ${before} ORDER BY received_at LIMIT ${most}`.execute(trx);
    const departures = new Departures();
    for (const { user_id, op_id, bytes } of rows) {
      departures.add(user_id, { records: 0, bytes: RECEIPT_BYTES + bytes });
      await trx
        .deleteFrom('ops')
        .where('user_id', '=', user_id)
        .where('op_id', '=', op_id)
        .execute();
    }
    await departures.write(trx);
    return rows.length;
  });
}

async function forgetPayloads(db: Database, before: number, most: number): Promise<number> {
  return unsynced(db, async (trx) => {
    const { rows } = await sql<Old>`
      SELECT user_id, op_id, octet_length(payload) AS bytes FROM ops
      WHERE payload IS NOT NULL AND received_at < ${before}
      ORDER BY received_at LIMIT ${most}`.execute(trx);
    const departures = new Departures();
    for (const { user_id, op_id, bytes } of rows) {
      departures.add(user_id, { records: 0, bytes });
      await trx
        .updateTable('ops')
        .set({ payload: null })
        .where('user_id', '=', user_id)
        .where('op_id', '=', op_id)
        .execute();
    }
    await departures.write(trx);
    return rows.length;
  });
}
