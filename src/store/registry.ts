import Dexie, { type DexieOptions, type EntityTable } from 'dexie';

import type { User } from '#shared/contract/accounts';
import type { ConsentAnswer, Consents } from '#shared/contract/consents';
import type { FailureReport } from '#shared/contract/reports';
import type { Display } from '#shared/records/profile';

import { REGISTRY } from './has-registry';

/** kept: signed out with unsynced entries; opened again only by the same user. */
export type AccountState = 'active' | 'kept';

export interface RegisteredAccount {
  userId: string;
  dbName: string;
  user: User;
  state: AccountState;
  /** 1: the session has ended; all data stays on this device and sync waits for a sign-in. */
  sessionExpired: 0 | 1;
  lastUsed: number;
  /** The erase ticket, with which this device learns without a session that the account was deleted. */
  ticket?: string;
  /** 1: the server has the ticket. */
  ticketKept?: 0 | 1;
  /** The server's last answer; missing until there is one. */
  consents?: Consents;
  /** Answers that the server does not have yet, oldest first. */
  answers?: OwedAnswer[];
  /** The display settings, until there is a profile that stores them. */
  display?: Display;
}

export interface OwedAnswer {
  answer: ConsentAnswer;
  /** In ms of this device's clock. */
  at: number;
}

/** An account that was removed from this device, until all its data is deleted and the user was told. */
export interface GoneAccount {
  dbName: string;
  userId: string;
  /** signed-out: nothing is kept, and the user is told nothing. */
  why: 'deleted' | 'signed-out';
  /** In ms. */
  since: number;
  /** all: nothing was deleted yet. unsynced: only entries that the server never had. none: the database is deleted. */
  holds: 'all' | 'unsynced' | 'none';
  /** Entries that the server never had. */
  left: number;
  told: 0 | 1;
  /** Id of another account with the same email address on this device; null if there is none. */
  successor: string | null;
  /** 1: its database is in the memory of a page. */
  inMemory: 0 | 1;
}

/** end-session: a logout that has not reached the server yet. */
interface Chore {
  name: 'end-session';
  since: number;
}

/** Shared from another app. Deleted after a day unless the user confirms it; then it stays until it is used or removed. */
export interface SharedPhoto {
  id: string;
  /** The user who was signed in or signed in first afterwards; only this user sees the photo. */
  owner?: string;
  mime: string;
  // Not a Blob: WebKit loses stored Blobs.
  bytes: ArrayBuffer;
  /** In ms; missing once the user has confirmed it. */
  askedAt?: number;
}

/** kept: on this device only. asked: the user wants it sent. sent, refused: the server's answer. */
export interface KeptFailure extends FailureReport {
  state: 'kept' | 'asked' | 'sent' | 'refused';
}

class Registry extends Dexie {
  accounts!: EntityTable<RegisteredAccount, 'userId'>;
  chores!: EntityTable<Chore, 'name'>;
  sharedPhotos!: EntityTable<SharedPhoto, 'id'>;
  failures!: EntityTable<KeptFailure, 'id'>;
  gone!: EntityTable<GoneAccount, 'dbName'>;

  constructor(place: Place = {}) {
    super(REGISTRY, { chromeTransactionDurability: 'strict', ...place });
    this.version(1).stores({ accounts: '&userId, state' });
    this.version(2).stores({ accounts: '&userId, state', chores: '&name' });
    this.version(3).stores({ sharedPhotos: '&id' });
    this.version(4).stores({ failures: '&id' });
    this.version(5).stores({ gone: '&dbName' });
  }
}

/** Where databases are stored; on disk by default. */
export type Place = Pick<DexieOptions, 'indexedDB' | 'IDBKeyRange'>;

/** Stays on disk, even while accounts are kept in memory. */
export const registryOnDisk = new Registry();

let current = { place: {} as Place, registry: registryOnDisk };

export function registry(): Registry {
  return current.registry;
}

export function place(): Place {
  return current.place;
}

/** Null moves back to disk. */
export function moveTo(place: Place | null): void {
  current = place
    ? { place, registry: new Registry(place) }
    : { place: {}, registry: registryOnDisk };
}
