import { uuidv4 } from 'uuidv7';

import { RECORDS, type RecordType } from '#shared/records/index';
import type { SyncResponse } from '#shared/sync/protocol';

import type { AccountStore } from './account-store';
import { bringBack } from './bring-back';
import type { LocalRow } from './database';
import { baseOf, showRecord } from './show-record';
import { isNewHistory, updateSyncState, type SyncState } from './sync-state';

/** Begins to load everything anew. The outbox stays; what is in it goes up when everything has come. */
export async function beginReload(store: AccountStore, state: SyncState): Promise<void> {
  await updateSyncState(store, {
    cursor: 0,
    epoch: null,
    generation: state.generation + 1,
    reload: { from: state.reload ? state.reload.from : state.epoch },
  });
}

/**
 * Ends a full reload. Rows that it did not bring are gone from the server: in the same history they
 * were deleted long ago; in another one the server was set back, and this device brings them back.
 */
export async function endReload(
  store: AccountStore,
  { generation, reload }: SyncState,
  response: SyncResponse,
): Promise<void> {
  const newHistory = isNewHistory(reload, response);
  for (const type of Object.keys(RECORDS) as RecordType[]) {
    const left = await store.db
      .records(type)
      .filter((row) => row.seq > 0 && row.generation < generation)
      .toArray();
    for (const local of left) {
      if (newHistory) await missedByBackup(store, { type, local, response });
      else await deletedLongAgo(store, type, local);
    }
  }
  if (newHistory) await startAsNewDevice(store);
  await updateSyncState(store, {
    reload: null,
    ...(newHistory ? { replicaId: uuidv4() } : {}),
  });
}

interface Missed {
  type: RecordType;
  local: LocalRow<object>;
  response: SyncResponse;
}

async function missedByBackup(
  store: AccountStore,
  { type, local, response }: Missed,
): Promise<void> {
  const base = baseOf(type, await store.db.shadow.get([type, local.id]), local);
  if (base && !base.row.deleted) await bringBack(store, base.row, response);
  await showRecord(store.db, { type, id: local.id }, null);
}

/** With changes of its own an entry stays to be seen: the server will refuse them, as of a deleted one. */
async function deletedLongAgo(
  { db }: AccountStore,
  type: RecordType,
  local: LocalRow<object>,
): Promise<void> {
  if (local.pending + local.rejected > 0) return;
  await db.records(type).delete(local.id);
}

/** Numbers that were seen in the old history say nothing in the new one. */
async function startAsNewDevice({ db }: AccountStore): Promise<void> {
  await db.outbox.toCollection().modify({ base: 0 });
}
