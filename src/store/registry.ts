import Dexie, { type DexieOptions, type EntityTable } from 'dexie';

import type { User } from '#shared/contract/accounts';
import type { FailureReport } from '#shared/contract/reports';

import { REGISTRY } from './has-registry';

/**
 * active: signed in here. kept: signed out with entries that the server does not have yet;
 * opened again only by the same person.
 */
export type AccountState = 'active' | 'kept';

export interface RegisteredAccount {
  userId: string;
  dbName: string;
  user: User;
  state: AccountState;
  /** 1 where the server no longer knows the session: everything stays, sync waits. */
  sessionExpired: 0 | 1;
  lastUsed: number;
}

/** What this device still owes the server: a session was ended here without signal. */
export interface Chore {
  name: 'end-session';
  since: number;
}

/**
 * A picture that another app handed over. It waits for its person's answer, a day at most; then it is kept
 * until a meal is made of it or it is removed.
 */
export interface SharedPhoto {
  id: string;
  mime: string;
  // Not a Blob: WebKit loses stored Blobs.
  bytes: ArrayBuffer;
  /** Since when it has waited for an answer, in ms; missing once it was taken. */
  askedAt?: number;
}

/**
 * A failure of the app, kept on this device until its person has looked at it. kept: nothing leaves. asked: its
 * person wants it sent. sent, refused: the server's answer.
 */
export interface KeptFailure extends FailureReport {
  state: 'kept' | 'asked' | 'sent' | 'refused';
}

class Registry extends Dexie {
  accounts!: EntityTable<RegisteredAccount, 'userId'>;
  chores!: EntityTable<Chore, 'name'>;
  sharedPhotos!: EntityTable<SharedPhoto, 'id'>;
  failures!: EntityTable<KeptFailure, 'id'>;

  constructor(place: Place = {}) {
    super(REGISTRY, { chromeTransactionDurability: 'strict', ...place });
    this.version(1).stores({ accounts: '&userId, state' });
    this.version(2).stores({ accounts: '&userId, state', chores: '&name' });
    this.version(3).stores({ sharedPhotos: '&id' });
    this.version(4).stores({ failures: '&id' });
  }
}

/** Where databases are kept: on the disk where nothing is said. */
export type Place = Pick<DexieOptions, 'indexedDB' | 'IDBKeyRange'>;

/** What outlives the page, whoever uses it. */
export const registryOnDisk = new Registry();

let current = { place: {} as Place, registry: registryOnDisk };

/** Which accounts this page knows, and in which database each keeps its entries. */
export function registry(): Registry {
  return current.registry;
}

/** Where this page keeps the databases of its accounts. */
export function place(): Place {
  return current.place;
}

/** From here on this page keeps what it keeps in another place; from null on, on the disk again. */
export function moveTo(place: Place | null): void {
  current = place
    ? { place, registry: new Registry(place) }
    : { place: {}, registry: registryOnDisk };
}
