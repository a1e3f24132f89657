import type { deleteAccount } from '#shared/contract/account-changes';

import type { MemberHandler } from '../../http/endpoint';
import type { Mail } from '../../jobs/mail/mailer';
import { closeAccount, finishErasing } from '../../store/erase-account';
import { lockUserSequence } from '../../store/lock-user-sequence';
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
    const ended = await endBilling(account.id);
    const at = now();
    await lockUserSequence(db, account.id, async ({ trx }) => {
      await closeAccount(trx, account.id, at, ended);
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
