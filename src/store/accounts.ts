import { uuidv7 } from 'uuidv7';

import type { User } from '#shared/contract/accounts';

import { deleteStore, storeOf } from './account-store';
import { registry, registryOnDisk, type RegisteredAccount } from './registry';
import { isKeptInMemory, isSharedDeviceInUse, keepOnDisk } from './shared-device';
import { updateSyncState } from './sync-state';
import { countUnsynced } from './unsynced';

export interface Account {
  userId: string;
  user: User;
  sessionExpired: boolean;
}

export async function activeAccount(): Promise<Account | null> {
  const found = await registry().accounts.where('state').equals('active').first();
  return found ? asAccount(found) : null;
}

export async function activeAccounts(): Promise<RegisteredAccount[]> {
  return registry().accounts.where('state').equals('active').toArray();
}

/** Reuses the database of an account that was here before, so its unsynced entries are back. */
export async function rememberAccount(user: User): Promise<void> {
  await registry().transaction('rw', [registry().accounts, registry().chores], async () => {
    const others = registry().accounts.where('userId').notEqual(user.id);
    await others.modify({ state: 'kept' });
    const known = await registry().accounts.get(user.id);
    await registry().accounts.put({
      userId: user.id,
      dbName: known?.dbName ?? `platelog-${uuidv7()}`,
      user,
      state: 'active',
      sessionExpired: 0,
      lastUsed: Date.now(),
    });
    // Signing in has ended the session that was still open.
    await registry().chores.delete('end-session');
  });
  await resume(user.id);
}

/** Opens the database at once: WebKit never reopens one whose creation was cut off by leaving the page. */
async function resume(userId: string): Promise<void> {
  const account = await registry().accounts.get(userId);
  if (!account) return;
  const store = storeOf(userId, account.dbName);
  await updateSyncState(store, { paused: null, nextTryAt: null, notBefore: null });
}

export async function updateAccount(user: User): Promise<void> {
  const known = await registry().accounts.get(user.id);
  // Writes only if something changed: a write makes every live query of every page run again.
  const isNew = known?.sessionExpired !== 0 || JSON.stringify(known.user) !== JSON.stringify(user);
  if (isNew) await registry().accounts.update(user.id, { user, sessionExpired: 0 });
}

/** True on a new device or one that the browser cleared; false while a sign-out has not reached the server. */
export async function knowsNobody(): Promise<boolean> {
  if ((await owesEndOfSession()) || (await isSharedDeviceInUse())) return false;
  return (await registry().accounts.count()) === 0;
}

export async function markSessionExpired(userId: string): Promise<void> {
  await registry().accounts.update(userId, { sessionExpired: 1 });
}

/** Keeps the database if it has unsynced entries, until the same person signs in again or gives them up. */
export async function signOutHere(
  userId: string,
  unsynced: 'keep' | 'give-up' = 'keep',
): Promise<'wiped' | 'kept'> {
  const account = await registry().accounts.get(userId);
  if (!account) return 'wiped';
  const left = await countUnsynced(storeOf(userId, account.dbName));
  if (left > 0 && unsynced === 'keep' && !isKeptInMemory()) {
    await registry().accounts.update(userId, { state: 'kept' });
    return 'kept';
  }
  await registry().accounts.delete(userId);
  // What is to be sent holds nothing of theirs.
  await registry()
    .failures.filter(({ state }) => state !== 'asked')
    .delete();
  await deleteStore(account.dbName);
  if (isKeptInMemory()) keepOnDisk();
  return 'wiped';
}

export async function oweEndOfSession(): Promise<void> {
  await registryOnDisk.chores.put({ name: 'end-session', since: Date.now() });
}

export async function owesEndOfSession(): Promise<boolean> {
  return (await registryOnDisk.chores.get('end-session')) !== undefined;
}

export async function endOfSessionIsDone(): Promise<void> {
  await registryOnDisk.chores.delete('end-session');
}

function asAccount({ userId, user, sessionExpired }: RegisteredAccount): Account {
  return { userId, user, sessionExpired: sessionExpired === 1 };
}
