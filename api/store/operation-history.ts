import type { Database } from './database';

/** Lets go of what old operations held, and of the oldest operations themselves. */
export async function forgetOldOperations(
  db: Database,
  { payloadsBefore, rowsBefore }: { payloadsBefore: number; rowsBefore: number },
): Promise<void> {
  await db.deleteFrom('ops').where('received_at', '<', rowsBefore).execute();
  await db
    .updateTable('ops')
    .set({ payload: null })
    .where('received_at', '<', payloadsBefore)
    .where('payload', 'is not', null)
    .execute();
}
