import type {
  deleteAccount,
  isAccountGone,
  keepEraseTicket,
} from '#shared/contract/account-changes';

import type { MemberHandler, PublicHandler } from '../../http/endpoint';
import { hashOfToken } from '../../http/token';
import type { Mail } from '../../jobs/mail/mailer';
import { accountById } from '../../store/accounts';
import { closeAccount, finishErasing } from '../../store/erase-account';
import { lockUserSequence } from '../../store/lock-user-sequence';
import { isTicketOfDeleted, upsertEraseTicket } from '../../store/privacy/erase-tickets';
import type { AccountServices } from './account-services';
import { checkPassword } from './check-password';

type DeletionServices = Pick<
  AccountServices,
  | 'db'
  | 'now'
  | 'passwords'
  | 'guard'
  | 'removals'
  | 'erased'
  | 'checkpoints'
  | 'mailer'
  | 'endBilling'
  | 'onChange'
>;

export function deleteAccountHandler(
  services: DeletionServices,
): MemberHandler<typeof deleteAccount> {
  const { db, now, mailer, endBilling, onChange } = services;
  return async (call) => {
    const { account, session } = call;
    await checkPassword(services, call, call.input.currentPassword);
    await endBilling(account.id);
    const at = now();
    await lockUserSequence(db, account.id, async ({ trx }) => {
      await closeAccount(trx, account.id, at);
      // Without the account's id, so that the mail outlives the account.
      await mailer.post(trx, accountDeletedMail(account.email));
    });
    await finishErasing(services, account.id, at);
    await session.close();
    onChange(account.id);
    return { ok: true };
  };
}

function accountDeletedMail(to: string): Mail {
  return {
    kind: 'account_deleted',
    to,
    subject: 'Your Platelog account is deleted',
    text:
      'Hello,\n\nYour Platelog account and everything in it were deleted, as you asked. Thank you for ' +
      'using Platelog.\n\nPlatelog',
  };
}

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
