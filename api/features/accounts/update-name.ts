import type { updateName as endpoint } from '#shared/contract/account-changes';

import type { MemberHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import { updateName } from '../../store/accounts';
import { lockUserSequence } from '../../store/lock-user-sequence';
import type { AccountServices } from './account-services';

export function updateNameHandler({
  db,
  onIdentity,
  onChange,
  wireUser,
}: Pick<AccountServices, 'db' | 'onIdentity' | 'onChange' | 'wireUser'>): MemberHandler<
  typeof endpoint
> {
  return async ({ account: { id }, input }) => {
    const changed = await lockUserSequence(db, id, async ({ trx }) => {
      await onIdentity(trx, id);
      return updateName(trx, id, input);
    });
    if (!changed) throw refuse('account_deleted');
    onChange(id, 'account');
    return { user: wireUser(changed) };
  };
}
