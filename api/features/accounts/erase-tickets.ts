import type { isAccountGone, keepEraseTicket } from '#shared/contract/account-changes';

import type { MemberHandler, PublicHandler } from '../../http/endpoint';
import { hashOfToken } from '../../http/token';
import { accountById } from '../../store/accounts';
import { isTicketOfDeleted, upsertEraseTicket } from '../../store/privacy/erase-tickets';
import type { AccountServices } from './account-services';

/** A device leaves a ticket, by which it learns later that the account was deleted, whatever became of its session. */
export function keepEraseTicketHandler({
  db,
  now,
}: Pick<AccountServices, 'db' | 'now'>): MemberHandler<typeof keepEraseTicket> {
  return async ({ account, input }) => {
    const ticket_hash = hashOfToken(input.ticket);
    await upsertEraseTicket(db, { ticket_hash, user_id: account.id, given_at: now() });
    return { ok: true };
  };
}

export function isAccountGoneHandler({
  db,
}: Pick<AccountServices, 'db'>): PublicHandler<typeof isAccountGone> {
  return async ({ input: { userId, ticket }, session }) => {
    if (ticket !== undefined && (await isTicketOfDeleted(db, userId, hashOfToken(ticket)))) {
      return { gone: true };
    }
    // A browser may hold the session of one account and the entries of another.
    if ((await session.userId()) !== userId) return { gone: false };
    const account = await accountById(db, userId);
    return { gone: account !== undefined && account.deleted_at !== null };
  };
}
