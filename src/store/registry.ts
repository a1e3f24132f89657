import Dexie, { type DexieOptions, type EntityTable } from 'dexie';

import type { User } from '#shared/contract/accounts';
import type { ConsentAnswer, Consents } from '#shared/contract/consents';
import type { FailureReport } from '#shared/contract/reports';
import type { Display } from '#shared/records/profile';

import { REGISTRY } from './has-registry';

/** kept: signed out with unsynced entries; opened again only by the same person. */
export type AccountState = 'active' | 'kept';

export interface RegisteredAccount {
  userId: string;
  dbName: string;
  user: User;
  state: AccountState;
  /** 1: the server no longer knows the session; everything stays, sync waits. */
  sessionExpired: 0 | 1;
  lastUsed: number;
  /** By which this device learns of a deletion without a session. */
  ticket?: string;
  /** 1: the server has the ticket. */
  ticketKept?: 0 | 1;
  /** As the server last said it; missing until it has. */
  consents?: Consents;
  /** Answers that the server does not know yet, oldest first. */
  answers?: OwedAnswer[];
  /** How figures are shown, until there is a profile to hold it. */
  display?: Display;
}

export interface OwedAnswer {
  answer: ConsentAnswer;
  /** In ms of this device's clock. */
  at: number;
}

/** An account that is off this device, until all of it is deleted and its person was told. */
export interface GoneAccount {
  dbName: string;
  userId: string;
  /** signed-out: nothing of it is kept, and nothing said. */
  why: 'deleted' | 'signed-out';
  /** In ms. */
  since: number;
  /** all: still to be taken out. unsynced: what the server never had, if anything. none: the database is deleted. */
  holds: 'all' | 'unsynced' | 'none';
  /** Entries that the server never had. */
  left: number;
  told: 0 | 1;
  /** Another account of the same person on this device. */
  successor: string | null;
  /** 1: its database is in the memory of a page. */
  inMemory: 0 | 1;
}

/** end-session: a sign-out made offline, which the server does not know yet. */
interface Chore {
  name: 'end-session';
  since: number;
}

/** From another app's share. Unconfirmed it is deleted after a day; confirmed it stays until it is used or removed. */
export interface SharedPhoto {
  id: string;
  /** Who was signed in, or has signed in since: nobody else sees it. */
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

/** On the disk by default. */
export type Place = Pick<DexieOptions, 'indexedDB' | 'IDBKeyRange'>;

/** Outlives the page, even while accounts are kept in memory. */
export const registryOnDisk = new Registry();

let current = { place: {} as Place, registry: registryOnDisk };

export function registry(): Registry {
  return current.registry;
}

export function place(): Place {
  return current.place;
}

/** Null moves back to the disk. */
export function moveTo(place: Place | null): void {
  current = place
    ? { place, registry: new Registry(place) }
    : { place: {}, registry: registryOnDisk };
}
