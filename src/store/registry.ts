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

class Registry extends Dexie {
  accounts!: EntityTable<RegisteredAccount, 'userId'>;

  constructor() {
    super('platelog-registry', { chromeTransactionDurability: 'strict' });
    this.version(1).stores({ accounts: '&userId, state' });
  }
}

/** Which accounts this device knows, and in which database each keeps its entries. */
export const registry = new Registry();
