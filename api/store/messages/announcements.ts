import type { Selectable } from 'kysely';

import { inSlices } from '../long-work/in-slices';
import { addMail } from '../mails';
import { addCampaign } from '../reminders/campaigns';
import type { AnnouncementsTable } from '../admin-tables';
import type { Database, DatabaseTransaction } from '../database';

export type AnnouncementRow = Selectable<AnnouncementsTable>;

export type NewAnnouncement = Pick<
  AnnouncementsTable,
  'title' | 'text' | 'effective_on' | 'hash' | 'created_at'
>;

const SHOWN_MOST = 50;

/** Stores an announcement; undefined if the same one is stored already. */
export async function createAnnouncement(
  trx: DatabaseTransaction,
  announcement: NewAnnouncement,
): Promise<number | undefined> {
  const made = await trx
    .insertInto('announcements')
    .values(announcement)
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .returning('n')
    .executeTakeFirst();
  return made?.n;
}

/** Announcements since an account was created, newest first. */
export async function announcementsSince(db: Database, since: number): Promise<AnnouncementRow[]> {
  return db
    .selectFrom('announcements')
    .selectAll()
    .where('created_at', '>=', since)
    .orderBy('n', 'desc')
    .limit(SHOWN_MOST)
    .execute();
}

/** Records that a user has dismissed announcements up to a number. */
export async function seeAnnouncements(db: Database, userId: string, upTo: number): Promise<void> {
  const { newest } = await db
    .selectFrom('announcements')
    .select((eb) => eb.fn.coalesce(eb.fn.max('n'), eb.lit(0)).as('newest'))
    .executeTakeFirstOrThrow();
  const seen = Math.min(upTo, newest);
  await db
    .updateTable('users')
    .set({ announcement_seen: seen })
    .where('id', '=', userId)
    .where('announcement_seen', '<', seen)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Calls back with the emails of all accounts, in parts. */
export async function eachEmail(
  db: Database,
  hear: (emails: readonly string[]) => void,
): Promise<void> {
  let after = '';
  await inSlices(async (most) => {
    const rows = await recipients(db, { after, before: Infinity, most });
    hear(rows.map(({ email }) => email));
    after = rows.at(-1)?.id ?? after;
    return rows.length;
  });
}

/** The oldest announcement whose mails are not all queued. */
export async function unmailedAnnouncement(
  trx: DatabaseTransaction,
  since: number,
): Promise<AnnouncementRow | undefined> {
  return trx
    .selectFrom('announcements')
    .selectAll()
    .where('mailed_at', 'is', null)
    .where('created_at', '>=', since)
    .orderBy('n')
    .limit(1)
    .executeTakeFirst();
}

interface Letter {
  subject: string;
  body: string;
  now: number;
  endsAt: number;
}

/** Queues the next mails of an announcement, and stores how far it has come, in one transaction. */
export async function queueMails(
  trx: DatabaseTransaction,
  announcement: AnnouncementRow,
  { most, ...letter }: Letter & { most: number },
): Promise<void> {
  const { n, mailed_to: after, created_at: before } = announcement;
  const rows = await recipients(trx, { after, before, most });
  for (const { id: userId, email: recipient } of rows) {
    const { now, endsAt } = letter;
    const campaign = { userId, type: 'announcement', channel: 'email', now, endsAt } as const;
    const campaignId = await addCampaign(trx, campaign);
    const mail = { kind: 'announcement', userId, recipient, hasLink: false, campaignId } as const;
    await addMail(trx, { ...mail, ...letter });
  }
  await trx
    .updateTable('announcements')
    .set({
      mailed_to: rows.at(-1)?.id ?? after,
      ...(rows.length < most ? { mailed_at: letter.now } : {}),
    })
    .where('n', '=', n)
    .execute();
}

async function recipients(
  db: Database | DatabaseTransaction,
  { after, before, most }: { after: string; before: number; most: number },
): Promise<{ id: string; email: string }[]> {
  return db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', '>', after)
    .where('created_at', '<=', Math.min(before, Number.MAX_SAFE_INTEGER))
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(most)
    .execute();
}
