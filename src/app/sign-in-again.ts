import { currentUser } from '#shared/contract/accounts';

import { call } from '../http/call';
import { knowsNobody, rememberAccount } from '../store/accounts';

/**
 * Browsers empty a site's storage and keep its cookies: then the session still lives, and this device
 * signs in by it again. Answers whether it did.
 */
export async function signInAgain(): Promise<boolean> {
  if (!(await knowsNobody())) return false;
  const known = await call(currentUser, {}).catch(() => null);
  // Somebody may have signed in, or out, in another tab meanwhile.
  if (known === null || !(await knowsNobody())) return false;
  await rememberAccount(known.user);
  return true;
}
