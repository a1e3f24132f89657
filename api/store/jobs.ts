import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import { PREMIUM_STATUSES } from '#shared/rules/plan';

import type { Database, DatabaseTransaction } from './database';
import type { JobsTable } from './tables';

export interface NewJob {
  kind: string;
  userId: string;
  subjectId: string;
  now: number;
}

/** Adds a piece of work in the transaction that makes it due; one that exists is made due again. */
export async function addJob(trx: DatabaseTransaction, job: NewJob): Promise<void> {
  const due = {
    state: 'queued' as const,
    attempts: 0,
    lease: null,
    lease_until: null,
    run_at: job.now,
  };
  await trx
    .insertInto('jobs')
    .values({
      id: randomUUID(),
      kind: job.kind,
      user_id: job.userId,
      subject_id: job.subjectId,
      created_at: job.now,
      ...due,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'user_id', 'subject_id']).doUpdateSet(due))
    .execute();
}

export interface Lease {
  /** Kinds of work that can be done here; others wait. */
  kinds: string[];
  now: number;
  until: number;
}

/** Work for people with Premium comes first, as they are promised. */
const isOfPremium = sql<number>`EXISTS (SELECT 1 FROM users WHERE users.id = jobs.user_id
  AND users.subscription_status IN (${sql.join([...PREMIUM_STATUSES])}))`;

/** Leases the job that is due, or whose holder has died: Premium first, then the oldest. */
export async function leaseJob(
  db: Database,
  { kinds, now, until }: Lease,
): Promise<JobsTable | undefined> {
  const lease = randomUUID();
  const next = db
    .selectFrom('jobs')
    .select('id')
    .where('kind', 'in', kinds)
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'queued'), eb('run_at', '<=', now)]),
        eb.and([eb('state', '=', 'running'), eb('lease_until', '<', now)]),
      ]),
    )
    .orderBy(isOfPremium, 'desc')
    .orderBy('run_at')
    .limit(1);
  return db
    .updateTable('jobs')
    .set((eb) => ({
      state: 'running',
      lease,
      lease_until: until,
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', '=', next)
    .returningAll()
    .executeTakeFirst();
}

/** Ends a job for whoever holds its lease; false where the lease has passed to another. */
export async function endJob(
  trx: DatabaseTransaction,
  { id, lease }: JobsTable,
  outcome: { state: 'done' | 'failed' } | { state: 'queued'; run_at: number },
): Promise<boolean> {
  const ended = await trx
    .updateTable('jobs')
    .set({ ...outcome, lease: null, lease_until: null })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

/** When the next job is due, in ms. */
export async function nextJobAt(db: Database, kinds: string[]): Promise<number | undefined> {
  const row = await db
    .selectFrom('jobs')
    .select((eb) => eb.fn.min(eb.fn.coalesce('lease_until', 'run_at')).as('at'))
    .where('kind', 'in', kinds)
    .where('state', 'in', ['queued', 'running'])
    .executeTakeFirst();
  return row?.at ?? undefined;
}
