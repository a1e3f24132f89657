import type { isAccountGone, keepEraseTicket } from '#shared/contract/account-changes';

import type { MemberHandler, PublicHandler } from '../../http/endpoint';
import { hashOfToken } from '../../http/token';
import { accountById } from '../../store/accounts';
import { isTicketOfDeleted, upsertEraseTicket } from '../../store/privacy/erase-tickets';
import type { AccountServices } from './account-services';

/**
 * Stores a device's ticket, with which the device later learns that the account was deleted, even without a session.
 */
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
    // A browser may have the session of one account and the records of another.
    if ((await session.userId()) !== userId) return { gone: false };
    const account = await accountById(db, userId);
    return { gone: account !== undefined && account.deleted_at !== null };
  };
}
