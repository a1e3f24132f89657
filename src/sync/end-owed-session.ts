import { logout } from '#shared/contract/accounts';

import { call } from '../http/call';
import { endOfSessionIsDone, owesEndOfSession } from '../store/accounts';
import { isSharedDeviceInUse } from '../store/shared-device';

/** Tells the server of a sign-out that was made without signal, as soon as there is some. */
export async function endOwedSession(): Promise<void> {
  if (!(await owesEndOfSession())) return;
  // Owed from the beginning there, and due only when the page that is signed in is gone.
  if (await isSharedDeviceInUse()) return;
  await call(logout, {}).then(endOfSessionIsDone, () => undefined);
}
