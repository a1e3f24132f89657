import { createHash, randomUUID } from 'node:crypto';
import type { ExpressionBuilder, Selectable } from 'kysely';

import type { MailKind } from '#shared/contract/admin/system';

import type { Database, DatabaseTransaction } from './database';
import { addJob, MAIL_JOB } from './jobs';
import { endCampaign, handOver, reopenCampaign, takeBack } from './reminders/campaigns';
import type { MailsTable, Tables } from './tables';

/** Confirms the deletion of an account, when all other data that identifies the user is gone. */
const FAREWELL: MailKind = 'account_deleted';

export type MailRow = Selectable<MailsTable>;

export interface NewMail {
  kind: MailKind;
  /** The account that the mail is about, if any. */
  userId: string | null;
  /** Empty if it is not sent to anyone. */
  recipient: string;
  subject: string;
  body: string;
  hasLink: boolean;
  now: number;
  endsAt: number;
  /** The campaign that the mail belongs to, if any. */
  campaignId?: string | undefined;
  /** Never handed to the mail server twice, even after a crash. */
  once?: boolean | undefined;
  /** The link that unsubscribes from mails of this kind. */
  unsubscribe?: string | undefined;
}

/** Queues a mail and the job that sends it, in the transaction of the event that it reports. */
export async function addMail(trx: DatabaseTransaction, mail: NewMail): Promise<void> {
  const { kind, recipient, subject, body, now } = mail;
  const id = randomUUID();
  await trx
    .insertInto('mails')
    .values({
      id,
      kind,
      recipient,
      subject,
      body,
      recipient_hash: hashOf(recipient),
      user_id: mail.userId,
      has_link: mail.hasLink ? 1 : 0,
      state: 'waiting',
      created_at: now,
      ends_at: mail.endsAt,
      campaign_id: mail.campaignId ?? null,
      once: mail.once === true ? 1 : 0,
      unsubscribe: mail.unsubscribe ?? null,
    })
    .execute();
  await addMailJob(trx, id, now);
}

// The job's user id is the mail's id, so that it does not wait for other jobs of the user.
async function addMailJob(trx: DatabaseTransaction, id: string, now: number): Promise<void> {
  await addJob(trx, { kind: MAIL_JOB, userId: id, subjectId: id, now });
}

function hashOf(recipient: string): string {
  return createHash('sha256').update(recipient.toLowerCase()).digest('hex');
}

type Addressee = Pick<NewMail, 'kind' | 'userId' | 'recipient'>;

function isTo(eb: ExpressionBuilder<Tables, 'mails'>, { kind, userId, recipient }: Addressee) {
  const address = eb('recipient_hash', '=', hashOf(recipient));
  const who = userId === null ? address : eb.or([address, eb('user_id', '=', userId)]);
  return eb.and([eb('kind', '=', kind), who]);
}

/** How many mails of a kind were added for an address, or about an account, since a time. */
export async function countMailsTo(
  trx: DatabaseTransaction,
  addressee: Addressee,
  since: number,
): Promise<number> {
  const { count } = await trx
    .selectFrom('mails')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => isTo(eb, addressee))
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** How many mails are waiting to be sent. */
export async function countWaitingMails(db: Database | DatabaseTransaction): Promise<number> {
  const { count } = await db
    .selectFrom('mails')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return count;
}

const ERASED = { subject: null, body: null, unsubscribe: null };
const ERASED_WHOLLY = { ...ERASED, recipient: '' };

/** Drops waiting mails of a kind, because a newer link replaces theirs. */
export async function dropEarlierMails(
  trx: DatabaseTransaction,
  { kind, userId, recipient }: Addressee,
  now: number,
): Promise<void> {
  await trx
    .updateTable('mails')
    .set({ state: 'dropped', ended_at: now, ...ERASED_WHOLLY })
    .where('kind', '=', kind)
    // Links of other accounts, mailed to the same address, stay.
    .where((eb) =>
      userId === null ? eb('recipient_hash', '=', hashOf(recipient)) : eb('user_id', '=', userId),
    )
    .where('state', '=', 'waiting')
    .execute();
}

/**
 * Erases the contents of mails about an account. The hashes of their addresses stay for a day, because mails to an
 * address are counted.
 */
export async function eraseMailsOf(
  trx: DatabaseTransaction,
  userId: string,
  now: number,
): Promise<void> {
  const own = trx.updateTable('mails').where('user_id', '=', userId);
  await own
    .set({ state: 'dropped', ended_at: now, last_answer: null, ...ERASED_WHOLLY })
    .where('state', '!=', 'sent')
    .execute();
  await own.set({ user_id: null }).execute();
}

export async function mailById(
  db: Database | DatabaseTransaction,
  id: string,
): Promise<MailRow | undefined> {
  return db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Shown for a mail that may be sent at most once and was being sent when the server or database stopped. */
const CUT_OFF =
  'It was cut off while it was being sent. It may have arrived, so it is not sent again.';

/** Counts a new try. A mail that must not be sent twice is marked as handed over; if it already was, it is ended. */
export async function beginMailTry(
  trx: DatabaseTransaction,
  id: string,
  now: number,
): Promise<void> {
  const mail = await trx
    .updateTable('mails')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning(['once', 'campaign_id'])
    .executeTakeFirst();
  if (mail?.once !== 1 || mail.campaign_id === null) return;
  if (!(await handOver(trx, mail.campaign_id, now)))
    await endFailedMail(trx, id, { answer: CUT_OFF, now });
}

/** Stores why a try failed. @param isRefused whether the mail server explicitly rejected the mail */
export async function keepMailAnswer(
  trx: DatabaseTransaction,
  id: string,
  { answer, isRefused }: { answer: string; isRefused: boolean },
): Promise<void> {
  const mail = await trx
    .updateTable('mails')
    .set({ last_answer: answer })
    .where('id', '=', id)
    .returning(['once', 'campaign_id'])
    .executeTakeFirst();
  if (isRefused && mail?.once === 1 && mail.campaign_id !== null)
    await takeBack(trx, mail.campaign_id);
}

/** Ends a mail that was sent. The hash of its address stays for a day, because mails to an address are counted. */
export async function endSentMail(
  trx: DatabaseTransaction,
  id: string,
  now: number,
): Promise<void> {
  await trx
    .updateTable('mails')
    .set({ state: 'sent', ended_at: now, last_answer: null, ...ERASED_WHOLLY })
    .where('id', '=', id)
    .execute();
  await endCampaignOf(trx, id, { outcome: 'sent', now });
}

async function endCampaignOf(
  trx: DatabaseTransaction,
  id: string,
  end: Parameters<typeof endCampaign>[2],
): Promise<void> {
  const mail = await trx
    .selectFrom('mails')
    .select('campaign_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (mail?.campaign_id) await endCampaign(trx, mail.campaign_id, end);
}

/**
 * Ends a mail that was given up. A mail without a link keeps its content, so that an administrator can send it again.
 */
export async function endFailedMail(
  trx: DatabaseTransaction,
  id: string,
  { answer, now }: { answer: string; now: number },
): Promise<void> {
  await trx
    .updateTable('mails')
    .set({ state: 'failed', ended_at: now, last_answer: answer })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
  await trx
    .updateTable('mails')
    .set(ERASED)
    .where('id', '=', id)
    .where('has_link', '=', 1)
    .execute();
  // Its account is gone, so its content is erased completely.
  await trx
    .updateTable('mails')
    .set({ ...ERASED_WHOLLY, last_answer: null })
    .where('id', '=', id)
    .where('kind', '=', FAREWELL)
    .execute();
  await endCampaignOf(trx, id, { outcome: 'failed', answer });
}

/** Removes a mail without a recipient. */
export async function removeMail(trx: DatabaseTransaction, id: string): Promise<void> {
  await trx.deleteFrom('mails').where('id', '=', id).execute();
}

/** Sends a waiting mail now, or a mail that was given up again. */
export async function sendMailAgain(
  trx: DatabaseTransaction,
  { id, state, campaign_id: campaign }: Pick<MailRow, 'id' | 'state' | 'campaign_id'>,
  { now, endsAt }: { now: number; endsAt: number },
): Promise<void> {
  if (state === 'waiting') {
    // A job that is running is not changed.
    await trx
      .updateTable('jobs')
      .set({ run_at: now })
      .where('kind', '=', MAIL_JOB)
      .where('subject_id', '=', id)
      .where('state', '=', 'queued')
      .execute();
    return;
  }
  await trx
    .updateTable('mails')
    .set({ state: 'waiting', tries: 0, ends_at: endsAt, ended_at: null })
    .where('id', '=', id)
    .execute();
  if (campaign !== null) await reopenCampaign(trx, campaign);
  await addMailJob(trx, id, now);
}
