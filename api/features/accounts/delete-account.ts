import type { deleteAccount } from '#shared/contract/account-changes';

import type { MemberHandler } from '../../http/endpoint';
import type { Mailer } from '../../jobs/mail/mailer';
import type { AccountRow } from '../../store/accounts';
import { closeAccount, eraseContents } from '../../store/erase-account';
import { lockUserSequence } from '../../store/lock-user-sequence';
import type { PhotoFiles } from '../../store/photo-files';
import { checkPassword } from './check-password';
import { accountDeletedMail } from './mails';
import type { AccountServices } from './register';

export interface DeletionServices extends AccountServices {
  mailer: Mailer;
  files: PhotoFiles;
  /** What has to end before the account does, as a subscription; where it fails, nothing is deleted. */
  beforeDeletion: (account: AccountRow) => Promise<void>;
  onChange: (userId: string) => void;
}

/** Deletes a person's account with everything in it, on their password's word. */
export function deleteAccountHandler(
  services: DeletionServices,
): MemberHandler<typeof deleteAccount> {
  const { db, now, files, mailer, beforeDeletion, onChange } = services;
  return async (call) => {
    const { account, session } = call;
    await checkPassword(services, call, call.input.currentPassword);
    await beforeDeletion(account);
    await lockUserSequence(db, account.id, async ({ trx }) => {
      await closeAccount(trx, account.id, now());
      // About no account any more: it outlives it.
      await mailer.post(trx, accountDeletedMail(account.email));
    });
    await eraseContents(db, account.id);
    await files.removeAll(account.id);
    await session.close();
    onChange(account.id);
    return { ok: true };
  };
}
