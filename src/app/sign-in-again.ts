import { currentUser } from '#shared/contract/accounts';

import { call } from '../http/call';
import { knowsNobody, rememberAccount } from '../store/accounts';

/** Browsers may clear a site's storage but keep its cookies: the old session then signs this device in again. */
export async function signInAgain(): Promise<boolean> {
  if (!(await knowsNobody())) return false;
  const known = await call(currentUser, {}).catch(() => null);
  // Another tab may have signed in or out meanwhile.
  if (known === null || !(await knowsNobody())) return false;
  await rememberAccount(known.user, known.consents);
  return true;
}
