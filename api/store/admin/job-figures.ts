import type { Database, DatabaseTransaction } from '../database';
import { MAIL_JOB } from '../jobs';
import type { JobsTable } from '../tables';

export interface JobFigures {
  kind: string;
  state: JobsTable['state'];
  count: number;
  /** When the job that has been due for the longest time became due, in ms. */
  oldest: number;
}

/** The number of jobs by kind and state. */
export async function jobFigures(db: Database): Promise<JobFigures[]> {
  return db
    .selectFrom('jobs')
    .select((eb) => [
      'kind',
      'state',
      eb.fn.countAll<number>().as('count'),
      eb.fn.min('due_since').as('oldest'),
    ])
    .groupBy(['kind', 'state'])
    .orderBy('kind')
    .execute();
}

export async function jobById(
  trx: DatabaseTransaction,
  id: string,
): Promise<JobsTable | undefined> {
  return trx.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Makes a job that was given up due again. */
export async function requeueJob(trx: DatabaseTransaction, id: string, now: number): Promise<void> {
  await trx
    .updateTable('jobs')
    .set({ state: 'queued', attempts: 0, run_at: now, due_since: now })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .execute();
}

/** The latest jobs that were given up, newest first; mails have a list of their own. */
export async function failedJobs(db: Database, limit: number) {
  return db
    .selectFrom('jobs')
    .select(['id', 'kind', 'user_id as userId', 'attempts', 'due_since as dueSince'])
    .where('state', '=', 'failed')
    .where('kind', '<>', MAIL_JOB)
    .orderBy('run_at', 'desc')
    .limit(limit)
    .execute();
}
