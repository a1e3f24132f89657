import type { Database, DatabaseTransaction } from './database';

export interface CountedTry {
  keyHash: string;
  now: number;
  /** How long tries are counted together, from the first. */
  windowMs: number;
}

const PRUNED_AT_ONCE = 20;

/** Counts one more try by a key, and tells how many there are and until when they are counted together. */
export async function countTry(
  trx: DatabaseTransaction,
  { keyHash, now, windowMs }: CountedTry,
): Promise<{ count: number; until: number }> {
  return trx
    .insertInto('sign_in_tries')
    .values({ key_hash: keyHash, count: 1, until: now + windowMs })
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet((eb) => {
        const isOver = eb('sign_in_tries.until', '<=', now);
        return {
          count: eb
            .case()
            .when(isOver)
            .then(1)
            .else(eb('sign_in_tries.count', '+', 1))
            .end(),
          until: eb
            .case()
            .when(isOver)
            .then(now + windowMs)
            .else(eb.ref('sign_in_tries.until'))
            .end(),
        };
      }),
    )
    .returning(['count', 'until'])
    .executeTakeFirstOrThrow();
}

/** Forgets all tries by a key. */
export async function forgetTries(trx: DatabaseTransaction, keyHash: string): Promise<void> {
  await trx.deleteFrom('sign_in_tries').where('key_hash', '=', keyHash).execute();
}

/** Takes one try by a key back. */
export async function takeTryBack(trx: DatabaseTransaction, keyHash: string): Promise<void> {
  await trx
    .updateTable('sign_in_tries')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key_hash', '=', keyHash)
    .where('count', '>', 0)
    .execute();
}

/** Removes some counts that are over: with each try that is counted, so that they never pile up. */
export async function pruneTries(trx: DatabaseTransaction, now: number): Promise<void> {
  await trx
    .deleteFrom('sign_in_tries')
    .where('key_hash', 'in', (eb) =>
      eb
        .selectFrom('sign_in_tries')
        .select('key_hash')
        .where('until', '<=', now)
        .limit(PRUNED_AT_ONCE),
    )
    .execute();
}

export async function forgetTriesBefore(db: Database, now: number): Promise<void> {
  await db.deleteFrom('sign_in_tries').where('until', '<=', now).execute();
}
