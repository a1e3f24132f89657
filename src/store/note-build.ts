import { RECORD_TYPES } from '#shared/records/index';

import type { AccountStore } from './account-store';
import { releaseHeld } from './outbox';
import { readSyncState, updateSyncState } from './sync-state';

/** Also after a refusal: another build of the server may take what the last one could not. */
export async function noteBuild(store: AccountStore, build: string | undefined): Promise<void> {
  const { db } = store;
  if (build === undefined || (await readSyncState(store)).serverApp === build) return;
  const records = RECORD_TYPES.map((type) => db.records(type));
  await db.transaction('rw', [db.outbox, db.shadow, db.meta, ...records], async () => {
    await releaseHeld(store);
    await updateSyncState(store, { serverApp: build });
  });
}
