import { logout } from '#shared/contract/accounts';

import { call } from '../http/call';
import { clearPendingLogout, hasPendingLogout } from '../store/accounts';
import { inSessionLock } from '../store/locks';
import { untilSharedDeviceIsFree } from '../store/shared-device';

export async function finishPendingLogout(): Promise<void> {
  if (!(await hasPendingLogout())) return;
  // On a shared device the sign-out is marked as pending at sign-in, and sent when the signed-in page is closed.
  // The page's own request at closing may be lost, because the worker that forwards it can end with the page.
  await untilSharedDeviceIsFree();
  await inSessionLock(async () => {
    if (!(await hasPendingLogout())) return;
    await call(logout, {}).then(clearPendingLogout, () => undefined);
  });
}
