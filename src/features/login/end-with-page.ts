import { logout } from '#shared/contract/accounts';

import { tell } from '../../http/tell';
import { oweEndOfSession } from '../../store/accounts';
import { isKeptInMemory } from '../../store/shared-device';
import { carryToast } from '../../ui/feedback/toast';
import { messages } from './messages';

/** The session of a shared device lasts as long as the page. */
export async function endWithPage(): Promise<void> {
  // A page that is killed says nothing: the next one that is opened here will.
  await oweEndOfSession();
  window.addEventListener('pagehide', endSession);
  window.addEventListener('pageshow', refuseToComeBack);
}

function endSession(): void {
  if (!isKeptInMemory()) return;
  tell(logout, {});
  // For a page that was reloaded. A tab that is closed takes it along.
  carryToast({ title: messages.signedOut, description: messages.reloadingSignsYouOut });
}

/** A page that the browser brings back by its Back button would show what was to be gone. */
function refuseToComeBack({ persisted }: PageTransitionEvent): void {
  if (persisted && isKeptInMemory()) window.location.reload();
}
