import { sql } from 'kysely';

import type { Database, DatabaseTransaction } from './database';
import { inSlices } from './long-work/in-slices';
import { MAIL_JOB } from './jobs';

/** A page of the mails that are waiting or were given up, newest first, and how many there are. */
export async function listedMails(
  trx: DatabaseTransaction,
  { offset, limit }: { offset: number; limit: number },
) {
  const shown = trx
    .selectFrom('mails')
    .where('mails.state', 'in', ['waiting', 'failed'])
    .where('mails.recipient', '<>', '');
  const mails = await shown
    .leftJoin('jobs', (join) =>
      join
        .onRef('jobs.subject_id', '=', 'mails.id')
        .onRef('jobs.user_id', '=', 'mails.id')
        .on('jobs.kind', '=', MAIL_JOB),
    )
    .selectAll('mails')
    .select(['jobs.state as job_state', 'jobs.run_at'])
    .orderBy('mails.created_at', 'desc')
    .orderBy('mails.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await shown
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { mails, total };
}

/** The newest stored mails of an account. */
export async function mailsOfUser(trx: DatabaseTransaction, userId: string, limit: number) {
  return trx
    .selectFrom('mails')
    .select([
      'id',
      'kind',
      'state',
      'created_at as createdAt',
      'tries',
      'last_answer as lastAnswer',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** From when ended mails are kept. */
export interface Kept {
  now: number;
  /** For sent or dropped mails, in ms. */
  sentAfter: number;
  /** For mails that were given up, in ms. */
  failedAfter: number;
}

/**
 * Gives up mails that were not sent in time (mail may no longer be set up), and removes mails that ended long ago
 * together with their jobs.
 */
export async function forgetMails(db: Database, { now, sentAfter, failedAfter }: Kept) {
  await inSlices(async (most) => {
    const { numAffectedRows } = await sql`
      UPDATE mails SET state = 'failed', ended_at = ${now}, subject = NULL, body = NULL,
        recipient = CASE kind WHEN 'account_deleted' THEN '' ELSE recipient END,
        last_answer = COALESCE(last_answer, 'It was not tried: mail was not set up.')
      WHERE id IN (SELECT id FROM mails WHERE state = 'waiting' AND ends_at < ${sentAfter} LIMIT ${most})`.execute(
      db,
    );
    return Number(numAffectedRows ?? 0);
  });
  await inSlices(async (most) => {
    const { numAffectedRows } = await sql`
      DELETE FROM mails WHERE id IN (SELECT id FROM mails
        WHERE (state IN ('sent', 'dropped') AND created_at < ${sentAfter} AND ended_at < ${sentAfter})
          OR (state = 'failed' AND created_at < ${failedAfter} AND ended_at < ${failedAfter})
        LIMIT ${most})`.execute(db);
    return Number(numAffectedRows ?? 0);
  });
  await inSlices(async (most) => {
    const { numAffectedRows } = await sql`
      DELETE FROM jobs WHERE id IN (SELECT id FROM jobs
        WHERE kind = ${MAIL_JOB} AND state <> 'running'
          AND NOT EXISTS (SELECT 1 FROM mails WHERE mails.id = jobs.subject_id)
        LIMIT ${most})`.execute(db);
    return Number(numAffectedRows ?? 0);
  });
}
