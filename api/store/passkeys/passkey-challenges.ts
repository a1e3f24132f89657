import type { Database } from '../database';
import { withoutFsync } from '../in-transaction';
import type { PasskeyChallengesTable } from './passkey-tables';

const PRUNED_AT_ONCE = 20;

/**
 * Keeps a challenge, and removes some that are over, so that they never pile up. It waits for no disk: after a power
 * cut the person tries again.
 */
export async function addChallenge(
  db: Database,
  challenge: PasskeyChallengesTable,
  now: number,
): Promise<void> {
  await withoutFsync(db, async (trx) => {
    await trx
      .deleteFrom('passkey_challenges')
      .where('challenge_hash', 'in', (eb) =>
        eb
          .selectFrom('passkey_challenges')
          .select('challenge_hash')
          .where('until', '<=', now)
          .limit(PRUNED_AT_ONCE),
      )
      .execute();
    await trx.insertInto('passkey_challenges').values(challenge).execute();
  });
}

/** Uses a challenge up. False if there is none like it, or if it was used or is over. */
export async function takeChallenge(
  db: Database,
  { challenge_hash, kind, purpose, holder_hash }: Omit<PasskeyChallengesTable, 'until'>,
  now: number,
): Promise<boolean> {
  // What follows from it is written after it, and with it reaches the disk.
  return withoutFsync(db, async (trx) => {
    const taken = await trx
      .deleteFrom('passkey_challenges')
      .where('challenge_hash', '=', challenge_hash)
      .where('kind', '=', kind)
      .where('purpose', '=', purpose)
      .where('holder_hash', '=', holder_hash)
      .returning('until')
      .executeTakeFirst();
    return taken !== undefined && taken.until > now;
  });
}

export async function forgetChallengesBefore(db: Database, now: number): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('until', '<=', now).execute();
}
