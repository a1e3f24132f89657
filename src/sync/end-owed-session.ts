import { logout } from '#shared/contract/accounts';

import { call } from '../http/call';
import { endOfSessionIsDone, owesEndOfSession } from '../store/accounts';

/** Tells the server of a sign-out that was made without signal, as soon as there is some. */
export async function endOwedSession(): Promise<void> {
  if (!(await owesEndOfSession())) return;
  await call(logout, {}).then(endOfSessionIsDone, () => undefined);
}
