import { zodResolver } from '@hookform/resolvers/zod';

import {
  type Credentials,
  credentialsSchema,
  login,
  logout,
  type User,
} from '#shared/contract/accounts';
import type { Consents } from '#shared/contract/consents';
import { passkeyLogin, type ShownPasskey } from '#shared/contract/passkeys';

import { call } from '../../http/call';
import { tell } from '../../http/tell';
import { oweEndOfSession, rememberAccount } from '../../store/accounts';
import { loadMemory } from '../../store/load-memory';
import { inSessionLock } from '../../store/locks';
import { isKeptInMemory, keepInMemory } from '../../store/shared-device';
import { carryToast } from '../../ui/feedback/toast';
import { messages } from './messages';

export const checkCredentials = zodResolver(credentialsSchema);

export async function signIn(credentials: Credentials): Promise<void> {
  await openSession(credentials, async (sharedDevice) =>
    call(login, { ...credentials, sharedDevice }),
  );
}

interface PasskeyProof {
  passkey: ShownPasskey;
  pageKey: string;
  /** As it was ticked. */
  sharedDevice: boolean;
}

export async function signInWithPasskey(proof: PasskeyProof): Promise<void> {
  await openSession(proof, async (sharedDevice) => call(passkeyLogin, { ...proof, sharedDevice }));
}

interface SignedIn {
  user: User;
  consents?: Consents | undefined;
}

/** Signs in; on a device that others use for as long as this page lives, and with nothing on its disk. */
async function openSession(
  { sharedDevice: ticked }: { sharedDevice?: boolean | undefined },
  ask: (sharedDevice: boolean) => Promise<SignedIn>,
): Promise<void> {
  const sharedDevice = ticked === true || isKeptInMemory();
  // Loaded first: no session is opened that this page could not hold.
  const memory = sharedDevice ? await loadMemory() : undefined;
  await inSessionLock(async () => {
    const { user, consents } = await ask(sharedDevice);
    if (memory) await keepInMemory(memory);
    await rememberAccount(user, consents);
  });
  if (!sharedDevice) return;
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
