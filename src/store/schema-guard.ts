import { SCHEMA, type AccountDatabase } from './database';
import { reportTrouble } from './storage-trouble';

const KEY = 'minSchema';

/** This page is older than the data: a newer one has changed the database. It must be loaded anew. */
export class StaleTab extends Error {
  constructor() {
    super('A newer version of the app has changed the database.');
    this.name = 'StaleTab';
  }
}

/**
 * Refuses to write for a page that is older than the data. Dexie opens a newer database for an older
 * page without a word, so every transaction that writes entries asks this first, inside itself.
 */
export async function refuseStaleTab(db: AccountDatabase): Promise<void> {
  const least = (await db.meta.get(KEY))?.value;
  if (typeof least !== 'number' || least <= SCHEMA) return;
  reportTrouble('stale');
  throw new StaleTab();
}
