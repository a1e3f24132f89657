import { SCHEMA, type AccountDatabase } from './database';
import { reportTrouble } from './storage-trouble';

const KEY = 'minSchema';

export class StaleTab extends Error {
  constructor() {
    super('A newer version of the app has changed the database.');
    this.name = 'StaleTab';
  }
}

/** Dexie opens a newer database for an older page: every transaction that writes entries must call this. */
export async function refuseStaleTab(db: AccountDatabase): Promise<void> {
  const least = (await db.meta.get(KEY))?.value;
  if (typeof least !== 'number' || least <= SCHEMA) return;
  reportTrouble('stale');
  throw new StaleTab();
}
