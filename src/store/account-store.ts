import { uuidv7 } from 'uuidv7';

import { AccountDatabase } from './database';
import { place, registry } from './registry';
import { reportTrouble } from './storage-trouble';

export interface AccountStore {
  userId: string;
  db: AccountDatabase;
  now: () => number;
  newId: () => string;
}

// One connection per database and page; Dexie reopens it after a close.
const open = new Map<string, AccountDatabase>();

export function databaseNamed(name: string): AccountDatabase {
  const known = open.get(name);
  if (known) return known;
  const db = new AccountDatabase(name, place());
  // Another page deletes or upgrades the database: close at once, so that this page does not block it.
  db.on('versionchange', (event) => {
    db.close({ disableAutoOpen: true });
    if (event.newVersion !== null) reportTrouble('stale');
    return false;
  });
  db.on('blocked', () => {
    reportTrouble('blocked');
  });
  open.set(name, db);
  return db;
}

export function storeOf(userId: string, dbName: string): AccountStore {
  return { userId, db: databaseNamed(dbName), now: Date.now, newId: uuidv7 };
}

export async function findActiveStore(): Promise<AccountStore | undefined> {
  const account = await registry().accounts.where('state').equals('active').first();
  return account && storeOf(account.userId, account.dbName);
}

export async function findStore(userId: string): Promise<AccountStore | undefined> {
  const account = await registry().accounts.get(userId);
  return account && storeOf(account.userId, account.dbName);
}

/** For pages behind the sign-in guard; throws if no one is signed in. */
export async function activeStore(): Promise<AccountStore> {
  const store = await findActiveStore();
  if (!store) throw new Error('Nobody is signed in on this device.');
  return store;
}

/** The caller must make sure first that the entries are on the server, or that their owner gave them up. */
export async function deleteStore(dbName: string): Promise<void> {
  await databaseNamed(dbName).delete();
  open.delete(dbName);
}
