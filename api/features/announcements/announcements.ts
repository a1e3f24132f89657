import type * as contract from '#shared/contract/announcements';
import { PAGES } from '#shared/contract/pages';

import type { MemberHandler } from '../../http/endpoint';
import { DAY_MS, type Mailer } from '../../jobs/mail/mailer';
import type { Database } from '../../store/database';
import { inTransaction } from '../../store/in-transaction';
import { pause } from '../../store/long-work/in-slices';
import { countWaitingMails } from '../../store/mails';
import {
  type AnnouncementRow,
  announcementsSince,
  queueMails,
  seeAnnouncements,
  unmailedAnnouncement,
} from '../../store/messages/announcements';

export function listAnnouncementsHandler({
  db,
}: {
  db: Database;
}): MemberHandler<typeof contract.listAnnouncements> {
  return async ({ account }) => {
    const told = await announcementsSince(db, account.created_at);
    return {
      announcements: told.map(({ n, title, text, effective_on, created_at }) => ({
        n,
        title,
        text,
        effectiveOn: effective_on,
        announcedAt: created_at,
        seen: n <= account.announcement_seen,
      })),
    };
  };
}

export function seeAnnouncementsHandler({
  db,
}: {
  db: Database;
}): MemberHandler<typeof contract.seeAnnouncements> {
  return async ({ account, input }) => {
    await seeAnnouncements(db, account.id, input.upTo);
    return { ok: true };
  };
}

interface MailParts {
  db: Database;
  now: () => number;
  mailer: Mailer;
  publicUrl: string;
}

/** Leaves room in the queue for password reset links. */
const WAITING_MOST = 1_000;
const AT_ONCE = 50;
/** If mail is set up later, older announcements are not sent. */
const OLD_MS = 30 * DAY_MS;

/** Queues announcement mails, as many as there is room for. Must be called repeatedly. */
export async function mailAnnouncements({ db, now, mailer, publicUrl }: MailParts): Promise<void> {
  if (!mailer.isSetUp) return;
  for (;;) {
    const isMore = await inTransaction(db, async (trx) => {
      if ((await countWaitingMails(trx)) >= WAITING_MOST) return false;
      const announcement = await unmailedAnnouncement(trx, now() - OLD_MS);
      if (!announcement) return false;
      const times = { now: now(), endsAt: now() + DAY_MS };
      await queueMails(trx, announcement, {
        most: AT_ONCE,
        ...letterOf(announcement, publicUrl),
        ...times,
      });
      return true;
    });
    if (!isMore) return;
    mailer.wake();
    await pause();
  }
}

function letterOf({ title, text, effective_on: day }: AnnouncementRow, publicUrl: string) {
  const parts = [
    'Hello,',
    `This is about Platelog at ${publicUrl}. It applies from ${day}.`,
    text,
    `You get this email because you have an account there. It is in your profile, too: ${publicUrl}${PAGES.profile}`,
    'Platelog',
  ];
  return { subject: `Platelog: ${title}`, body: parts.join('\n\n') };
}
