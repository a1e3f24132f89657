import type { Database, DatabaseTransaction } from './database';

/** The name of the history that sequence numbers count in. */
export async function readEpoch(db: Database | DatabaseTransaction): Promise<string> {
  const { v } = await db
    .selectFrom('sys')
    .select('v')
    .where('k', '=', 'epoch')
    .executeTakeFirstOrThrow();
  return v;
}
