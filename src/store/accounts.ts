import { uuidv7 } from 'uuidv7';

import type { User } from '#shared/contract/accounts';

import { deleteStore, storeOf } from './account-store';
import { registry, type RegisteredAccount } from './registry';

export interface Account {
  userId: string;
  user: User;
  sessionExpired: boolean;
}

/** Whoever is signed in on this device, as the registry knows them; null for nobody. */
export async function activeAccount(): Promise<Account | null> {
  const found = await registry.accounts.where('state').equals('active').first();
  return found ? asAccount(found) : null;
}

export async function activeAccounts(): Promise<RegisteredAccount[]> {
  return registry.accounts.where('state').equals('active').toArray();
}

/** Notes who signed in. A person who was here before finds the entries they left. */
export async function rememberAccount(user: User): Promise<void> {
  await registry.transaction('rw', registry.accounts, async () => {
    const others = registry.accounts.where('userId').notEqual(user.id);
    await others.modify({ state: 'kept' });
    const known = await registry.accounts.get(user.id);
    await registry.accounts.put({
      userId: user.id,
      dbName: known?.dbName ?? `platelog-${uuidv7()}`,
      user,
      state: 'active',
      sessionExpired: 0,
      lastUsed: Date.now(),
    });
  });
}

/** The server's fresh word about a person who is signed in. */
export async function updateAccount(user: User): Promise<void> {
  await registry.accounts.update(user.id, { user, sessionExpired: 0 });
}

export async function markSessionExpired(userId: string): Promise<void> {
  await registry.accounts.update(userId, { sessionExpired: 1 });
}

/**
 * Signs a person out of this device. Their copy is wiped, but for entries that the server does not
 * have yet: those are kept until the same person signs in again.
 */
export async function signOutHere(userId: string): Promise<'wiped' | 'kept'> {
  const account = await registry.accounts.get(userId);
  if (!account) return 'wiped';
  const { db } = storeOf(userId, account.dbName);
  const unsynced =
    (await db.outbox.count()) + (await db.photoBytes.where('state').equals('local').count());
  if (unsynced > 0) {
    await registry.accounts.update(userId, { state: 'kept' });
    return 'kept';
  }
  await registry.accounts.delete(userId);
  await deleteStore(account.dbName);
  return 'wiped';
}

function asAccount({ userId, user, sessionExpired }: RegisteredAccount): Account {
  return { userId, user, sessionExpired: sessionExpired === 1 };
}
