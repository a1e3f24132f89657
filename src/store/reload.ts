import { uuidv4 } from 'uuidv7';

import { RECORD_TYPES, type RecordType } from '#shared/records/index';
import type { SyncResponse } from '#shared/sync/protocol';

import type { AccountStore } from './account-store';
import { bringBack } from './bring-back';
import type { LocalRow } from './database';
import { readBase, showRecord } from './show-record';
import { isNewHistory, readSyncState, updateSyncState, type SyncState } from './sync-state';

/** The outbox is sent after the load. Does nothing if another reload began or ended since `state` was read. */
export async function beginReload(store: AccountStore, state: SyncState): Promise<void> {
  await store.db.transaction('rw', store.db.meta, async () => {
    const now = await readSyncState(store);
    if (now.generation !== state.generation) return;
    await updateSyncState(store, {
      cursor: 0,
      epoch: null,
      loading: null,
      generation: now.generation + 1,
      reload: { from: now.reload?.from ?? now.epoch ?? now.loading },
    });
  });
}

/**
 * Rows that the reload did not bring are gone from the server: those below its floor were deleted
 * long ago; the others it lost in a restore, and this device sends them again.
 */
export async function endReload(
  store: AccountStore,
  { generation, reload }: SyncState,
  response: SyncResponse,
): Promise<void> {
  const newHistory = isNewHistory(reload, response);
  for (const type of RECORD_TYPES) {
    const left = await store.db
      .records(type)
      .filter((row) => row.seq > 0 && row.generation < generation)
      .toArray();
    for (const local of left) {
      const lost = newHistory || local.seq > (response.floor ?? Infinity);
      if (lost) await lostByServer(store, type, local);
      else await deletedLongAgo(store, { type, local, generation });
    }
  }
  if (newHistory) await dropOldNumbers(store);
  await updateSyncState(store, {
    reload: null,
    // Numbers seen in the old history mean nothing in the new one: there, this is another device.
    ...(newHistory ? { replicaId: uuidv4() } : {}),
  });
}

/** Old sequence numbers mean nothing in the new history; the times that a person had seen still do. */
async function dropOldNumbers({ db }: AccountStore): Promise<void> {
  await db.outbox.toCollection().modify((entry) => {
    entry.base = 0;
    if (entry.seen !== undefined) entry.after = entry.seen;
  });
}

async function lostByServer(
  store: AccountStore,
  type: RecordType,
  local: LocalRow<object>,
): Promise<void> {
  const key = { type, id: local.id };
  const base = await readBase(store.db, key);
  if (base) await bringBack(store, { ours: base.row, theirs: null });
  await showRecord(store.db, key, null);
}

/** The server will refuse changes of it, as of any deleted entry; then its owner decides. */
async function deletedLongAgo(
  { db }: AccountStore,
  { type, local, generation }: { type: RecordType; local: LocalRow<object>; generation: number },
): Promise<void> {
  const key = { type, id: local.id };
  const base = await readBase(db, key);
  const unsent = local.pending + local.rejected > 0;
  if (base && unsent) {
    await showRecord(db, key, { row: { ...base.row, deleted: true }, generation });
  } else await db.records(type).delete(local.id);
}
