import { uuidv7 } from 'uuidv7';

import { AccountDatabase } from './database';
import { place, registry } from './registry';
import { reportTrouble } from './storage-trouble';

/** One account's database with the clock and the source of ids that its writes use. */
export interface AccountStore {
  userId: string;
  db: AccountDatabase;
  now: () => number;
  newId: () => string;
}

// One connection per database and page; Dexie reopens it by itself after a close.
const open = new Map<string, AccountDatabase>();

export function databaseNamed(name: string): AccountDatabase {
  const known = open.get(name);
  if (known) return known;
  const db = new AccountDatabase(name, place());
  // Another page deletes the database, or is newer and changes it: it must not wait for this one.
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

/** The store of whoever is signed in on this device. */
export async function findActiveStore(): Promise<AccountStore | undefined> {
  const account = await registry().accounts.where('state').equals('active').first();
  return account && storeOf(account.userId, account.dbName);
}

/** The store of an account that this device knows. */
export async function findStore(userId: string): Promise<AccountStore | undefined> {
  const account = await registry().accounts.get(userId);
  return account && storeOf(account.userId, account.dbName);
}

/** The active store where somebody must be signed in, as behind the guard of every member page. */
export async function activeStore(): Promise<AccountStore> {
  const store = await findActiveStore();
  if (!store) throw new Error('Nobody is signed in on this device.');
  return store;
}

/** Closes and deletes an account's database: its entries are on the server, or given up by their owner. */
export async function deleteStore(dbName: string): Promise<void> {
  await databaseNamed(dbName).delete();
  open.delete(dbName);
}
