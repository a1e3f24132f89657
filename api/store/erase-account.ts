import { sql } from 'kysely';

import type { Database, DatabaseTransaction } from './database';
import { dialectOf } from './dialect/dialect-of';
import type { ErasedLog } from './erased-log';
import { withoutFsync } from './in-transaction';
import { inSlices, pause } from './long-work/in-slices';
import { addJob, END_BILLING_JOB } from './jobs';
import { lockUserSequence } from './lock-user-sequence';
import { eraseMailsOf } from './mails';
import { deletePasskeysOf } from './passkeys/passkeys';
import { queueRemovalOfAll } from './photo-files/removals';
import { inParts } from './long-work/in-parts';
import { livingAccounts } from './photos';
import { deleteSecondFactor } from './second-factors';
import { forgetDevicesOf } from './sign-ins';
import { BARE_USER } from './tables';

/** Tables that can hold thousands of rows of one user. */
const LONG = [
  'records',
  'ops',
  'photo_files',
  'photo_charges',
  'photo_credits',
  'readings',
  'provider_use',
] as const;
const SHORT = [
  'replicas',
  'jobs',
  'email_campaigns',
  'push_subscriptions',
  'subscriptions',
  'checkouts',
  'sync_troubles',
  'user_directory',
  'money_back',
  'consents',
  'identities',
  'sign_in_attempts',
] as const;
/** Tables that hold a user's own data. */
export const OWNED = [...LONG, ...SHORT, 'mails'] as const;

/** Tables by which devices learn that the account was deleted. Their rows stay as long as the bare row. */
const OF_BARE_ROW = ['sessions', 'erase_tickets'] as const;

const DAY_MS = 24 * 3600 * 1000;
const AT_ONCE = 200;

/**
 * The first part of a deletion, in the caller's transaction: from here on the account counts as deleted. Its data is
 * removed by `finishErasing`, or by the next maintenance if the process ends before that. A bare row and the sessions
 * stay, so that devices learn of the deletion; the sessions no longer give access and keep only their expiry.
 * @param endedCustomer the Stripe customer whose billing was already ended; null if none was, or if the restored
 * backup does not know it
 */
export async function closeAccount(
  trx: DatabaseTransaction,
  userId: string,
  now: number,
  endedCustomer: string | null = null,
): Promise<void> {
  await oweEndOfBilling(trx, userId, { now, endedCustomer });
  await trx
    .updateTable('users')
    .set({
      ...BARE_USER,
      // Only the day is stored, which is enough to know when to remove the row.
      deleted_at: now - (now % DAY_MS),
      // Frees the email for a new account. No email has a colon before its first '@'.
      email: `deleted:${userId}`,
    })
    .where('id', '=', userId)
    .execute();
  await forgetDevicesOf(trx, { kind: 'user', owner_id: userId });
  await trx
    .updateTable('sessions')
    .set({
      device: null,
      network: null,
      created_at: 0,
      last_seen_at: 0,
      shared: 0,
      signed_in_with: null,
      confirmed_at: null,
    })
    .where('user_id', '=', userId)
    .execute();
  // The message stays, because the host may have to answer it.
  await trx
    .updateTable('contacts')
    .set({ sender_id: null })
    .where('sender_id', '=', userId)
    .execute();
  await deleteSecondFactor(trx, { kind: 'user', owner_id: userId });
  await deletePasskeysOf(trx, { kind: 'user', owner_id: userId });
  await eraseMailsOf(trx, userId, now);
  for (const table of SHORT) {
    await trx.deleteFrom(table).where('user_id', '=', userId).execute();
  }
  await queueRemovalOfAll(trx, userId);
}

/** Removes a closed account's data in small steps, so that big accounts do not block other requests. */
export async function eraseContents(db: Database, userId: string): Promise<void> {
  const rowId = sql.raw(dialectOf(db).rowId);
  for (const table of LONG) {
    const name = sql.table(table);
    await inSlices(async (most) =>
      withoutFsync(db, async (trx) => {
        const { numAffectedRows } = await sql`
          DELETE FROM ${name} WHERE ${rowId} IN
            (SELECT ${rowId} FROM ${name} WHERE user_id = ${userId} LIMIT ${most})`.execute(trx);
        return Number(numAffectedRows ?? 0);
      }),
    );
  }
}

/** Completes deletions that were interrupted. */
export async function eraseLeftContents(db: Database): Promise<void> {
  const anyLeft = sql.join(
    LONG.map((table) => sql`EXISTS (SELECT 1 FROM ${sql.table(table)} WHERE user_id = users.id)`),
    sql` OR `,
  );
  let after = '';
  await inSlices(async (most) => {
    const { rows } = await sql<{ id: string; is_left: number }>`
      SELECT id, ${anyLeft} AS is_left
      FROM users WHERE deleted_at IS NOT NULL AND id > ${after} ORDER BY id LIMIT ${most}`.execute(
      db,
    );
    for (const { id, is_left } of rows) if (is_left === 1) await eraseContents(db, id);
    after = rows.at(-1)?.id ?? after;
    return rows.length;
  });
}

interface Finishing {
  db: Database;
  erased: ErasedLog;
  removals: { runSoon(userId: string): Promise<void> };
  checkpoints: { empty(): Promise<void> };
}

/** The second part of a deletion: call it after `closeAccount` is committed and before the deletion is announced. */
export async function finishErasing(
  { db, erased, removals, checkpoints }: Finishing,
  userId: string,
  now: number,
): Promise<void> {
  erased.add([{ id: userId, at: now }]);
  await eraseContents(db, userId);
  await removals.runSoon(userId);
  await checkpoints.empty();
}

/**
 * Deletes accounts again that a restored backup has brought back; their photos are removed later. Returns how many
 * there were.
 */
export async function eraseAgain({
  db,
  erased,
}: Pick<Finishing, 'db' | 'erased'>): Promise<number> {
  let back = 0;
  for (const part of inParts([...erased.entries()], AT_ONCE)) {
    const days = new Map(part);
    for (const userId of await livingAccounts(db, [...days.keys()])) {
      const at = Date.parse(days.get(userId) ?? '');
      await lockUserSequence(db, userId, async ({ trx }) => {
        await closeAccount(trx, userId, at);
      });
      await eraseContents(db, userId);
      back += 1;
    }
    await pause();
  }
  return back;
}

/** Needed because a checkout may have created another customer since billing was ended. */
async function oweEndOfBilling(
  trx: DatabaseTransaction,
  userId: string,
  { now, endedCustomer }: { now: number; endedCustomer: string | null },
): Promise<void> {
  const { stripe_customer_id: customer } = await trx
    .selectFrom('users')
    .select('stripe_customer_id')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (customer === null || customer === endedCustomer) return;
  // The job is stored under the customer's id, because the account's own jobs are deleted.
  await addJob(trx, { kind: END_BILLING_JOB, userId: customer, subjectId: customer, now });
}

/** Adds deletions to the log that are missing after a crash, or because an older version had no log. */
export async function logErased(db: Database, erased: ErasedLog): Promise<void> {
  const known = erased.entries();
  let after = '';
  await inSlices(async (most) => {
    const rows = await db
      .selectFrom('users')
      .select(['id', 'deleted_at'])
      .where('deleted_at', 'is not', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(most)
      .execute();
    const missing = rows.filter(({ id }) => !known.has(id));
    erased.add(missing.map(({ id, deleted_at }) => ({ id, at: deleted_at ?? 0 })));
    after = rows.at(-1)?.id ?? after;
    return rows.length;
  });
}

/**
 * Removes the bare rows and log lines of accounts deleted before a time. Devices no longer learn of these deletions.
 */
export async function forgetErasedBefore(
  db: Database,
  erased: ErasedLog,
  time: number,
): Promise<void> {
  await inSlices(async (most) => {
    const rows = await db
      .selectFrom('users')
      .select('id')
      .where('deleted_at', '<', time)
      .limit(most)
      .execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await forgetBareRows(db, ids);
    return rows.length;
  });
  erased.forgetBefore(time);
}

async function forgetBareRows(db: Database, ids: string[]): Promise<void> {
  await withoutFsync(db, async (trx) => {
    for (const table of OF_BARE_ROW) {
      await trx.deleteFrom(table).where('user_id', 'in', ids).execute();
    }
    await trx.deleteFrom('users').where('id', 'in', ids).execute();
  });
}
