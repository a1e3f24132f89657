import { logout } from '#shared/contract/accounts';

import { call } from '../../../../http/call';
import { endOfSessionIsDone, oweEndOfSession } from '../../../../store/accounts';
import { inSessionLock } from '../../../../store/in-session-lock';

/** Ends the session at the server; without signal that stays owed, even where this page dies here. */
export async function endSession(): Promise<void> {
  await oweEndOfSession();
  await inSessionLock(async () => call(logout, {}).then(endOfSessionIsDone, () => undefined));
}
