import type { DatabaseTransaction } from './database';

const KEY = 'audit_digest_at';

/**
 * Takes the turn to tell of the log, for one process and at most every `every` ms. Returns since when
 * there is something to tell; undefined where it is not the time. The first turn only begins the count.
 */
export async function takeDigestTurn(
  db: DatabaseTransaction,
  now: number,
  every: number,
): Promise<number | undefined> {
  await db
    .insertInto('sys')
    .values({ k: KEY, v: String(now) })
    .onConflict((conflict) => conflict.column('k').doNothing())
    .execute();
  const { v: last } = await db
    .selectFrom('sys')
    .select('v')
    .where('k', '=', KEY)
    .executeTakeFirstOrThrow();
  if (now - Number(last) < every) return undefined;
  const taken = await db
    .updateTable('sys')
    .set({ v: String(now) })
    .where('k', '=', KEY)
    .where('v', '=', last)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n ? Number(last) : undefined;
}
