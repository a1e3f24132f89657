import type { AccountRow } from '../store/accounts';
import { isAccountFull, usageOf, type Usage } from '../store/usage';
import { refuse } from './refuse';

/** Refuses where an account holds as much as it may. */
export function checkAccountRoom(account: AccountRow, limits: Usage | undefined): void {
  if (limits && isAccountFull(usageOf(account), limits)) throw refuse('account_full');
}
