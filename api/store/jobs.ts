import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';

import type { JobKind } from '#shared/contract/admin/system';
import type { ReadingCause } from '#shared/records/reading';

import { isUnlimited } from './accounts';
import type { Database, DatabaseTransaction } from './database';
import { dialectOf } from './dialect/dialect-of';
import type { JobsTable } from './tables';

/**
 * The kinds of jobs: analyze a photo or a meal's words; refund a duplicate of an older version; send a mail; notify a
 * user's browsers; end a customer's subscriptions at Stripe.
 */
export const PHOTO_JOB = 'photo';
export const TEXT_JOB = 'text';
export const DUPLICATE_JOB = 'duplicate';
export const MAIL_JOB = 'mail';
export const PUSH_JOB = 'push';
export const END_BILLING_JOB = 'end-billing';

export interface NewJob {
  kind: JobKind;
  userId: string;
  subjectId: string;
  /** The cause of an analysis; other jobs have none. */
  cause?: ReadingCause;
  now: number;
}

/**
 * Adds a job in the transaction that makes it due; an existing job becomes due again. A waiting re-analysis request
 * keeps its cause when the words change afterwards.
 */
export async function addJob(trx: DatabaseTransaction, job: NewJob): Promise<void> {
  const due = {
    state: 'queued' as const,
    cause: job.cause ?? 'photo',
    attempts: 0,
    lease: null,
    lease_until: null,
    owner: null,
    run_at: job.now,
    due_since: job.now,
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
    .onConflict((conflict) =>
      conflict.columns(['kind', 'user_id', 'subject_id']).doUpdateSet((eb) => {
        if (job.cause !== 'words') return due;
        const open = eb('jobs.state', 'in', ['queued', 'running']);
        const wish = eb.and([eb('jobs.cause', '=', 'asked'), open]);
        return {
          ...due,
          cause: eb
            .case()
            .when(wish)
            .then('asked' as const)
            .else(due.cause)
            .end(),
        };
      }),
    )
    .execute();
  await dialectOf(trx).notify(trx, { jobs: true });
}

/** Identifies a job: there is one of each kind for a subject. */
export type Subject = Pick<NewJob, 'kind' | 'userId' | 'subjectId'>;

/** Whether a job is queued or running. */
export async function isJobOpen(trx: DatabaseTransaction, subject: Subject): Promise<boolean> {
  const state = await jobState(trx, subject);
  return state === 'queued' || state === 'running';
}

/** Whether a job was ever added, in any state. */
export async function wasJobAdded(trx: DatabaseTransaction, subject: Subject): Promise<boolean> {
  return (await jobState(trx, subject)) !== undefined;
}

async function jobState(
  trx: DatabaseTransaction,
  { kind, userId, subjectId }: Subject,
): Promise<JobsTable['state'] | undefined> {
  const row = await trx
    .selectFrom('jobs')
    .select('state')
    .where('kind', '=', kind)
    .where('user_id', '=', userId)
    .where('subject_id', '=', subjectId)
    .executeTakeFirst();
  return row?.state;
}

export interface Lease {
  /** Kinds of jobs that this process can run; others wait. */
  kinds: string[];
  /** The instance name of the process that leases the job. */
  owner: string;
  now: number;
  until: number;
  /** The most jobs of one user that may run at the same time. */
  perPerson: number;
}

// Meals of paying users come first, and photos before words, which the device has already analyzed. The other jobs
// are sorted as if they had been added this much later, so nothing waits forever.
const FREE_WAITS_MS = 120_000;
const WORDS_WAIT_MS = 60_000;

/** Leases the next due job, or one whose lease has expired. */
export async function leaseJob(
  db: Database,
  { owner, until, ...due }: Lease,
): Promise<JobsTable | undefined> {
  const lease = randomUUID();
  return dialectOf(db).takingJob(db, async (on) =>
    on
      .updateTable('jobs')
      .set((eb) => ({
        state: 'running',
        lease,
        lease_until: until,
        owner,
        attempts: eb('attempts', '+', 1),
      }))
      .where('id', '=', nextJob(on, due))
      .returningAll()
      .executeTakeFirst(),
  );
}

/** Subquery for the id of the next due job. */
function nextJob(
  db: Database,
  { kinds, now, perPerson }: Pick<Lease, 'kinds' | 'now' | 'perPerson'>,
) {
  return db
    .selectFrom('jobs')
    .leftJoin('users', 'users.id', 'jobs.user_id')
    .select('jobs.id')
    .where('jobs.kind', 'in', kinds)
    .where((eb) =>
      eb.or([
        eb.and([eb('jobs.state', '=', 'queued'), eb('jobs.run_at', '<=', now)]),
        eb.and([eb('jobs.state', '=', 'running'), eb('jobs.lease_until', '<', now)]),
      ]),
    )
    .where((eb) => {
      const held = eb
        .selectFrom('jobs as other')
        .select((count) => count.fn.countAll<number>().as('n'))
        .whereRef('other.user_id', '=', 'jobs.user_id')
        .where('other.state', '=', 'running')
        .where('other.lease_until', '>=', now);
      return eb(held, '<', perPerson);
    })
    .orderBy((eb) => {
      const free = eb
        .case()
        .when(isUnlimited(eb, now))
        .then(eb.lit(0))
        .else(eb.lit(FREE_WAITS_MS))
        .end();
      const words = eb
        .case()
        .when('jobs.kind', '=', TEXT_JOB)
        .then(eb.lit(WORDS_WAIT_MS))
        .else(eb.lit(0))
        .end();
      return sql`${eb.ref('jobs.run_at')} + ${free} + ${words}`;
    })
    .orderBy('jobs.id')
    .limit(1)
    .$if(dialectOf(db).locksRows, (query) => query.forUpdate('jobs').skipLocked());
}

type Held = Pick<JobsTable, 'id' | 'lease'>;

/** Makes a user's queued analyses due now. */
export async function hurryReadings(
  trx: DatabaseTransaction,
  userId: string,
  now: number,
): Promise<void> {
  await trx
    .updateTable('jobs')
    .set({ run_at: now })
    .where('user_id', '=', userId)
    .where('kind', 'in', [PHOTO_JOB, TEXT_JOB])
    .where('state', '=', 'queued')
    .where('run_at', '>', now)
    .execute();
  await dialectOf(trx).notify(trx, { jobs: true });
}

/** Extends a lease; false if another process holds it now. */
export async function renewLease(
  db: Database,
  { id, lease }: Held,
  until: number,
): Promise<boolean> {
  const renewed = await db
    .updateTable('jobs')
    .set({ lease_until: until })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .executeTakeFirst();
  return renewed.numUpdatedRows > 0n;
}

/** Whether a lease is still held; call it in the transaction that depends on it. */
export async function holdsLease(trx: DatabaseTransaction, { id, lease }: Held): Promise<boolean> {
  const row = await trx
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', id)
    .where('lease', '=', lease)
    .executeTakeFirst();
  return row !== undefined;
}

export type Outcome =
  | { state: 'done' | 'failed' }
  /** Try again later; set `attempts` if this try should not count. */
  | { state: 'queued'; run_at: number; attempts?: number };

/** Ends a job for the process that holds its lease; false if another process holds it now. */
export async function endJob(
  trx: DatabaseTransaction,
  { id, lease }: Held,
  outcome: Outcome,
): Promise<boolean> {
  const ended = await trx
    .updateTable('jobs')
    .set({ ...outcome, lease: null, lease_until: null, owner: null })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

/** Releases the leases of processes that are known to be dead, so that their jobs are due now. */
export async function releaseJobs(db: Database, isDead: (owner: string) => boolean): Promise<void> {
  const rows = await db
    .selectFrom('jobs')
    .select('owner')
    .distinct()
    .where('state', '=', 'running')
    .execute();
  const dead = rows.flatMap(({ owner }) => (owner !== null && isDead(owner) ? [owner] : []));
  if (dead.length === 0) return;
  await db
    .updateTable('jobs')
    .set({ lease_until: 0 })
    .where('state', '=', 'running')
    .where('owner', 'in', dead)
    .execute();
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
