import { logout } from '#shared/contract/accounts';

import { call } from '../http/call';
import { endOfSessionIsDone, owesEndOfSession } from '../store/accounts';
import { inSessionLock } from '../store/locks';
import { untilSharedDeviceIsFree } from '../store/shared-device';

export async function endOwedSession(): Promise<void> {
  if (!(await owesEndOfSession())) return;
  // On a shared device the sign-out is owed from the start, and due when the signed-in page is gone:
  // its own request may be lost, since a worker that forwards requests can end with it.
  await untilSharedDeviceIsFree();
  await inSessionLock(async () => {
    if (!(await owesEndOfSession())) return;
    await call(logout, {}).then(endOfSessionIsDone, () => undefined);
  });
}
