import { logout } from '#shared/contract/accounts';

import { call } from '../http/call';
import { endOfSessionIsDone, owesEndOfSession } from '../store/accounts';
import { inSessionLock } from '../store/locks';
import { untilSharedDeviceIsFree } from '../store/shared-device';

export async function endOwedSession(): Promise<void> {
  if (!(await owesEndOfSession())) return;
  // On a shared device the sign-out is marked as pending at sign-in, and sent when the signed-in page is closed.
  // The page's own request at closing may be lost, because the worker that forwards it can end with the page.
  await untilSharedDeviceIsFree();
  await inSessionLock(async () => {
    if (!(await owesEndOfSession())) return;
    await call(logout, {}).then(endOfSessionIsDone, () => undefined);
  });
}
