import { zodResolver } from '@hookform/resolvers/zod';

import { type Credentials, credentialsSchema, login, type User } from '#shared/contract/accounts';
import type { Consents } from '#shared/contract/consents';
import { passkeyLogin, type ShownPasskey } from '#shared/contract/passkeys';

import { call } from '../../http/call';
import { rememberAccount } from '../../store/accounts';
import { loadMemory } from '../../store/load-memory';
import { inSessionLock } from '../../store/locks';
import { isKeptInMemory, keepInMemory } from '../../store/shared-device';
import { endWithPage } from './end-with-page';
import { keptHere } from './not-kept';

export const checkCredentials = zodResolver(credentialsSchema);

export async function signIn(credentials: Credentials): Promise<void> {
  await openSession(credentials, async (sharedDevice) =>
    call(login, { ...credentials, sharedDevice }),
  );
}

interface PasskeyProof {
  passkey: ShownPasskey;
  pageKey: string;
  /** Whether the user ticked that others use this device. */
  sharedDevice: boolean;
}

export async function signInWithPasskey(proof: PasskeyProof): Promise<void> {
  await openSession(proof, async (sharedDevice) => call(passkeyLogin, { ...proof, sharedDevice }));
}

interface SignedIn {
  user: User;
  consents?: Consents | undefined;
}

/** Signs in. On a shared device, the session ends with this page and nothing is written to disk. */
async function openSession(
  { sharedDevice: ticked }: { sharedDevice?: boolean | undefined },
  ask: (sharedDevice: boolean) => Promise<SignedIn>,
): Promise<void> {
  const sharedDevice = ticked === true || isKeptInMemory();
  // Loaded first, so that no session is opened that this page could not store.
  const memory = sharedDevice ? await loadMemory() : undefined;
  await inSessionLock(async () => {
    const { user, consents } = await ask(sharedDevice);
    await keptHere(async () => {
      if (memory) await keepInMemory(memory);
      await rememberAccount(user, consents);
    });
  });
  if (sharedDevice) await keptHere(endWithPage);
}
