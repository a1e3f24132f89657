import { sql } from 'kysely';

import type { Database } from './database';
import { inSlices } from './slices';

/** Lets go of what old operations held, and of the oldest operations themselves. */
export async function forgetOldOperations(
  db: Database,
  { payloadsBefore, rowsBefore }: { payloadsBefore: number; rowsBefore: number },
): Promise<void> {
  await inSlices(async (most) => {
    const { numAffectedRows = 0n } = await sql`
      DELETE FROM ops WHERE (user_id, op_id) IN (
        SELECT user_id, op_id FROM ops WHERE received_at < ${rowsBefore} LIMIT ${most}
      )`.execute(db);
    return Number(numAffectedRows);
  });
  await inSlices(async (most) => {
    const { numAffectedRows = 0n } = await sql`
      UPDATE ops SET payload = NULL WHERE (user_id, op_id) IN (
        SELECT user_id, op_id FROM ops
        WHERE payload IS NOT NULL AND received_at < ${payloadsBefore} LIMIT ${most}
      )`.execute(db);
    return Number(numAffectedRows);
  });
}
