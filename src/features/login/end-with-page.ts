import { logout } from '#shared/contract/accounts';

import { tell } from '../../http/tell';
import { markLogoutPending } from '../../store/accounts';
import { isKeptInMemory } from '../../store/shared-device';
import { carryToast } from '../../ui/feedback/toast';
import { messages } from './messages';

/** On a shared device, the session ends with the page. */
export async function endWithPage(): Promise<void> {
  // If the browser kills the page, the next page opened on this device sends the logout.
  await markLogoutPending();
  window.addEventListener('pagehide', endSession);
  window.addEventListener('pageshow', refuseToComeBack);
}

function endSession(): void {
  if (!isKeptInMemory()) return;
  tell(logout, {});
  // Shown after a reload. If the tab is closed, the toast is lost with it.
  carryToast({ title: messages.signedOut, description: messages.reloadingSignsYouOut });
}

/** Reloads a page that the browser restores from its back/forward cache, which would show data of the ended session. */
function refuseToComeBack({ persisted }: PageTransitionEvent): void {
  if (persisted && isKeptInMemory()) window.location.reload();
}
