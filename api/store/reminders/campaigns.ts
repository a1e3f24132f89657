import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';

import type { Database, DatabaseTransaction } from '../database';
import { inSlices } from '../long-work/in-slices';
import type { EmailCampaignsTable } from './reminder-tables';

/** What is sent to users unasked, each with a row. The first two are reminders, which are never sent twice. */
export type CampaignType = 'daily_reminder' | 'upload_limit' | 'welcome' | 'announcement';

export type CampaignRow = Selectable<EmailCampaignsTable>;

export interface NewCampaign {
  userId: string;
  type: CampaignType;
  channel: 'email' | 'push';
  now: number;
  /** It is not sent after this, in ms. */
  endsAt: number;
}

export async function addCampaign(
  trx: DatabaseTransaction,
  { userId, type, channel, now, endsAt }: NewCampaign,
): Promise<string> {
  const id = randomUUID();
  const row = { id, user_id: userId, campaign_type: type, channel };
  await trx
    .insertInto('email_campaigns')
    .values({ ...row, triggered_at: now, ends_at: endsAt })
    .execute();
  return id;
}

/** Whether a user ever had a campaign of a type. */
export async function hadCampaign(
  trx: DatabaseTransaction,
  userId: string,
  type: CampaignType,
): Promise<boolean> {
  const row = await trx
    .selectFrom('email_campaigns')
    .select('id')
    .where('user_id', '=', userId)
    .where('campaign_type', '=', type)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The newest notification of a user that waits to be sent. */
export async function waitingPush(
  db: Database | DatabaseTransaction,
  userId: string,
): Promise<CampaignRow | undefined> {
  return db
    .selectFrom('email_campaigns')
    .selectAll()
    .where('user_id', '=', userId)
    .where('channel', '=', 'push')
    .where('outcome', '=', 'waiting')
    .orderBy('triggered_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Marks a campaign as handed over, before it is sent. False if it was marked already: the process that did it has died,
 * and it may have arrived.
 */
export async function handOver(
  trx: DatabaseTransaction,
  id: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('email_campaigns')
    .set({ handed: 1, sent_at: now })
    .where('id', '=', id)
    .where('outcome', '=', 'waiting')
    .where('handed', '=', 0)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Removes the mark, because the mail server or push service has explicitly refused it for now. */
export async function takeBack(trx: DatabaseTransaction, id: string): Promise<void> {
  await trx
    .updateTable('email_campaigns')
    .set({ handed: 0, sent_at: null })
    .where('id', '=', id)
    .where('outcome', '=', 'waiting')
    .execute();
}

/** @param answer why it was not sent */
export async function endCampaign(
  trx: DatabaseTransaction,
  id: string,
  end: { outcome: 'sent'; now: number } | { outcome: 'failed'; answer: string },
): Promise<void> {
  await trx
    .updateTable('email_campaigns')
    .set((eb) =>
      end.outcome === 'sent'
        ? { outcome: end.outcome, sent_at: eb.fn.coalesce('sent_at', eb.val(end.now)) }
        : { outcome: end.outcome, answer: end.answer },
    )
    .where('id', '=', id)
    .where('outcome', '=', 'waiting')
    .execute();
}

/** Makes a campaign that was given up wait again, because it is sent again by hand. */
export async function reopenCampaign(trx: DatabaseTransaction, id: string): Promise<void> {
  await trx
    .updateTable('email_campaigns')
    .set({ outcome: 'waiting', answer: null })
    .where('id', '=', id)
    .where('outcome', '=', 'failed')
    .execute();
}

export interface CampaignFigures {
  type: string;
  channel: string;
  outcome: string;
  count: number;
}

/** The number of campaigns since a time, by type, channel and outcome. */
export async function campaignFigures(db: Database, since: number): Promise<CampaignFigures[]> {
  return db
    .selectFrom('email_campaigns')
    .select((eb) => [
      'campaign_type as type',
      'channel',
      'outcome',
      eb.fn.countAll<number>().as('count'),
    ])
    .where('triggered_at', '>', since)
    .groupBy(['campaign_type', 'channel', 'outcome'])
    .execute();
}

/** The last campaign that failed, with the reason. */
export async function lastFailedCampaign(
  db: Database,
): Promise<{ at: number; answer: string | null } | undefined> {
  return db
    .selectFrom('email_campaigns')
    .select(['triggered_at as at', 'answer'])
    .where('outcome', '=', 'failed')
    .orderBy('triggered_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Deletes old daily reminders, which can only be distinguished by their day. */
export async function forgetDailyBefore(db: Database, time: number): Promise<void> {
  await inSlices(async (most) => {
    const old = db
      .selectFrom('email_campaigns')
      .select('id')
      .where('triggered_at', '<', time)
      .where('campaign_type', '=', 'daily_reminder')
      .limit(most);
    const { numDeletedRows } = await db
      .deleteFrom('email_campaigns')
      .where('id', 'in', old)
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  });
}
