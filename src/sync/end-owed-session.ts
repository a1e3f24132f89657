import { logout } from '#shared/contract/accounts';

import { call } from '../http/call';
import { endOfSessionIsDone, owesEndOfSession } from '../store/accounts';
import { inSessionLock } from '../store/in-session-lock';
import { untilSharedDeviceIsFree } from '../store/shared-device';

/** Tells the server of a sign-out that was made without signal, as soon as there is some. */
export async function endOwedSession(): Promise<void> {
  if (!(await owesEndOfSession())) return;
  // Owed from the beginning there, and due when the page that is signed in is gone: what it says as it goes may
  // not arrive, since a worker that passes requests on can end with it.
  await untilSharedDeviceIsFree();
  await inSessionLock(async () => {
    if (!(await owesEndOfSession())) return;
    await call(logout, {}).then(endOfSessionIsDone, () => undefined);
  });
}
