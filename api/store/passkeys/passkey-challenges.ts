import type { Database } from '../database';
import { withoutFsync } from '../in-transaction';
import type { PasskeyChallengesTable } from './passkey-tables';

const PRUNED_AT_ONCE = 20;

/**
 * Stores a challenge, and removes some expired ones, so that they do not accumulate. Does not wait for the disk: after
 * a power failure the user tries again.
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

/** Uses up a challenge; false if it does not exist, was used or has expired. */
export async function takeChallenge(
  db: Database,
  { challenge_hash, kind, purpose, holder_hash }: Omit<PasskeyChallengesTable, 'until'>,
  now: number,
): Promise<boolean> {
  // What follows from it is written later, and brings this write to the disk, too.
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
