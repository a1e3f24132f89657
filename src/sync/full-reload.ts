import { uuidv4 } from 'uuidv7';

import { RECORD_TYPES, type RecordType } from '#shared/records/index';
import type { SyncResponse } from '#shared/sync/protocol';

import type { AccountStore } from '../store/account-store';
import type { LocalRow } from '../store/database';
import { readBase, updateView } from '../store/record-view';
import { updateSyncState, type SyncState } from '../store/sync-state';
import { recoverRecord } from './recover-record';

/** The reload found another history than the one before it: the server was restored from a backup. */
export function isNewHistory(
  { reload }: Pick<SyncState, 'reload'>,
  { epoch }: Pick<SyncResponse, 'epoch'>,
): boolean {
  return reload?.from != null && reload.from !== epoch;
}

/**
 * Rows that the reload did not bring are gone from the server: those below its floor were deleted
 * long ago; the others it lost in a restore, and this device sends them again.
 */
export async function endReload(
  store: AccountStore,
  state: SyncState,
  response: SyncResponse,
): Promise<void> {
  const newHistory = isNewHistory(state, response);
  const { generation } = state;
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
  if (base) await recoverRecord(store, { ours: base.row, theirs: null });
  await updateView(store.db, key, null);
}

/** The server will reject changes of it, as of any deleted record; then its owner decides. */
async function deletedLongAgo(
  { db }: AccountStore,
  { type, local, generation }: { type: RecordType; local: LocalRow<object>; generation: number },
): Promise<void> {
  const key = { type, id: local.id };
  const base = await readBase(db, key);
  const unsent = local.pending + local.rejected > 0;
  if (base && unsent) {
    await updateView(db, key, { row: { ...base.row, deleted: true }, generation });
  } else {
    await db.records(type).delete(local.id);
    // Without its record nothing sends the picture, and it would be called one that waits for good.
    if (type === 'photo') await db.photoBytes.delete(local.id);
  }
}
