import type * as contract from '#shared/contract/announcements';

import type { MemberHandler } from '../../http/endpoint';
import type { Database } from '../../store/database';
import { announcementsSince, seeAnnouncements } from '../../store/messages/announcements';

export function listAnnouncementsHandler({
  db,
}: {
  db: Database;
}): MemberHandler<typeof contract.listAnnouncements> {
  return async ({ account }) => {
    const told = await announcementsSince(db, account.created_at);
    return {
      announcements: told.map(({ n, title, text, effective_on, created_at }) => ({
        ...{ n, title, text },
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
