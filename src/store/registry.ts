import Dexie, { type EntityTable } from 'dexie';

import type { User } from '#shared/contract/accounts';

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

class Registry extends Dexie {
  accounts!: EntityTable<RegisteredAccount, 'userId'>;
  chores!: EntityTable<Chore, 'name'>;

  constructor() {
    super('platelog-registry', { chromeTransactionDurability: 'strict' });
    this.version(1).stores({ accounts: '&userId, state' });
    this.version(2).stores({ accounts: '&userId, state', chores: '&name' });
  }
}

/** Which accounts this device knows, and in which database each keeps its entries. */
export const registry = new Registry();
