import type { Selectable } from 'kysely';

import type { Database, DatabaseTransaction } from '../database';
import type { SignInAttemptsTable } from './single-sign-on-tables';

export type AttemptRow = Selectable<SignInAttemptsTable>;

export type AnsweredAttempt = AttemptRow & { issuer: string; subject: string };

const PRUNED_AT_ONCE = 20;

/** Stores a new sign-in, and deletes some expired ones, because strangers can start many. */
export async function addAttempt(
  trx: DatabaseTransaction,
  attempt: AttemptRow,
  before: number,
): Promise<void> {
  await trx
    .deleteFrom('sign_in_attempts')
    .where('token_hash', 'in', (eb) =>
      eb
        .selectFrom('sign_in_attempts')
        .select('token_hash')
        .where('begun_at', '<', before)
        .limit(PRUNED_AT_ONCE),
    )
    .execute();
  await trx.insertInto('sign_in_attempts').values(attempt).execute();
}

/** A sign-in that the issuer has answered and that waits for the user's input. @param after the earliest start */
export async function answeredAttempt(
  db: Database,
  tokenHash: string,
  after: number,
): Promise<AnsweredAttempt | undefined> {
  const row = await db
    .selectFrom('sign_in_attempts')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('begun_at', '>=', after)
    .executeTakeFirst();
  const { issuer = null, subject = null } = row ?? {};
  return row && issuer !== null && subject !== null ? { ...row, issuer, subject } : undefined;
}

/** Uses up a sign-in; of several calls at once, one gets it. @param after the earliest start */
export async function takeAttempt(
  db: Database | DatabaseTransaction,
  tokenHash: string,
  after: number,
): Promise<AttemptRow | undefined> {
  const taken = await db
    .deleteFrom('sign_in_attempts')
    .where('token_hash', '=', tokenHash)
    .returningAll()
    .executeTakeFirst();
  return taken && taken.begun_at >= after ? taken : undefined;
}

export async function forgetAttemptsBefore(db: Database, before: number): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('begun_at', '<', before).execute();
}
