import { liveQuery } from 'dexie';
import { uuidv7 } from 'uuidv7';

import { AccountDatabase, SCHEMA } from './database';
import { place, registry } from './registry';
import { endTrouble, reportTrouble } from './storage-trouble';
import { within } from './within';

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
  // Another page wants to delete or upgrade the database: close at once, so that this page does not block it.
  db.on('versionchange', (event) => {
    db.close({ disableAutoOpen: true });
    if (event.newVersion !== null) reportTrouble('stale');
    return false;
  });
  db.on('blocked', sayBlocked);
  // `true`: called every time the database opens.
  db.on('ready', sayUnblocked, true);
  open.set(name, db);
  return db;
}

function sayBlocked(): void {
  reportTrouble('blocked');
}

/** Called when the database opens, also if another page blocked it for a moment. */
function sayUnblocked(): void {
  endTrouble('blocked');
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

/**
 * Calls `onStore` with the store of an account, and again when the account moves to another database, which another
 * page may do; with undefined while the account has no database here. Returns a function that stops watching.
 */
export function watchStore(
  userId: string,
  onStore: (store: AccountStore | undefined) => void,
): () => void {
  let last: string | undefined;
  const watch = liveQuery(async () => findStore(userId)).subscribe({
    next: (store) => {
      if (store?.db.name === last) return;
      last = store?.db.name;
      onStore(store);
    },
    // The registry cannot be read, so nothing is known about the account.
    error: () => undefined,
  });
  return () => {
    watch.unsubscribe();
  };
}

/** For pages behind the sign-in guard; throws if no one is signed in. */
export async function activeStore(): Promise<AccountStore> {
  const store = await findActiveStore();
  if (!store) throw new Error('Nobody is signed in on this device.');
  return store;
}

/** The caller must first make sure that the entries are on the server or that the user gave them up. */
export async function deleteStore(dbName: string): Promise<void> {
  const db = databaseNamed(dbName);
  // A deletion may wait for other pages: the user does not have to close them.
  db.on('blocked').unsubscribe(sayBlocked);
  await db.delete();
  open.delete(dbName);
}

const MIN_SCHEMA = 'minSchema';

export class StaleTab extends Error {
  constructor() {
    super('A newer version of the app has changed the database.');
    this.name = 'StaleTab';
  }
}

/** Thrown when another page or the worker has removed the account from this device. */
export class ClosedAccount extends Error {
  override name = 'ClosedAccount';
}

const CLOSED = 'closed';

/** Deletes the entries of `meta` and refuses writes from now on. Joins a running transaction. */
export async function closeToWrites(db: AccountDatabase): Promise<void> {
  await db.meta.where('key').notEqual(MIN_SCHEMA).delete();
  await db.meta.put({ key: CLOSED, value: true });
}

/** Dexie lets an older page open a newer database, so every transaction that writes entries must call this. */
export async function refuseStaleTab(db: AccountDatabase): Promise<void> {
  const least = (await db.meta.get(MIN_SCHEMA))?.value;
  if (await db.meta.get(CLOSED)) throw new ClosedAccount('This account is off this device.');
  if (typeof least !== 'number' || least <= SCHEMA) return;
  reportTrouble('stale');
  throw new StaleTab();
}

const TIMEOUT_MS = 10_000;

/** Reopens a connection that does not respond; if that does not help, reports 'stuck' to the user. */
export async function checkStorage(
  { db }: AccountStore,
  timeoutMs: number = TIMEOUT_MS,
): Promise<boolean> {
  const ask = async () => answersWithin(async () => db.meta.get('sync'), timeoutMs);
  const askAgain = async () => {
    db.close({ disableAutoOpen: false });
    return (await answersWithin(async () => db.open(), timeoutMs)) && ask();
  };
  const answers = (await ask()) || (await askAgain());
  if (answers) endTrouble('stuck');
  else reportTrouble('stuck');
  return answers;
}

/** False if `question` takes longer or fails. */
export async function answersWithin(
  question: () => Promise<unknown>,
  ms = TIMEOUT_MS,
): Promise<boolean> {
  return within(ms, question()).then(
    () => true,
    () => false,
  );
}
