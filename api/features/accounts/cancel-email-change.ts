import type { cancelEmailChange } from '#shared/contract/email-change';

import type { MemberHandler } from '../../http/endpoint';
import { endEmailChange } from '../../store/end-email-change';
import { lockUserSequence } from '../../store/lock-user-sequence';
import type { EmailServices } from './update-email';
import { wireUser } from './wire-user';

/** Gives a new e-mail up that waits to be confirmed: its link leads nowhere from here on. */
export function cancelEmailChangeHandler({
  db,
  onChange,
}: EmailServices): MemberHandler<typeof cancelEmailChange> {
  return async ({ account }) => {
    await lockUserSequence(db, account.id, async ({ trx }) => endEmailChange(trx, account.id));
    onChange(account.id);
    return { user: wireUser({ ...account, new_email: null, new_email_until: null }) };
  };
}
