import { uuidv4 } from 'uuidv7';

import { RECORD_TYPES, type RecordType } from '#shared/records/index';
import type { SyncResponse } from '#shared/sync/protocol';

import type { AccountStore } from '../store/account-store';
import type { LocalRow } from '../store/database';
import { readBase, updateView } from '../store/record-view';
import { updateSyncState, type SyncState } from '../store/sync-state';
import { recoverRecord } from './recover-record';

/** Whether the reload found another epoch than before: the server was restored from a backup. */
export function isNewHistory(
  { reload }: Pick<SyncState, 'reload'>,
  { epoch }: Pick<SyncResponse, 'epoch'>,
): boolean {
  return reload?.from != null && reload.from !== epoch;
}

/**
 * Rows that the reload did not bring no longer exist on the server. Rows below its floor were deleted long
 * ago. The server lost the others when it was restored from a backup, and this device sends them again.
 */
export async function endReload(
  store: AccountStore,
  state: SyncState,
  response: SyncResponse,
): Promise<void> {
  const newHistory = isNewHistory(state, response);
  const { generation } = state;
  for (const type of RECORD_TYPES) {
    const notReloaded = await store.db
      .records(type)
      .filter((row) => row.seq > 0 && row.generation < generation)
      .toArray();
    for (const local of notReloaded) {
      const lost = newHistory || local.seq > (response.floor ?? Infinity);
      if (lost) await lostByServer(store, type, local);
      else await deletedLongAgo(store, { type, local, generation });
    }
  }
  if (newHistory) await dropOldNumbers(store);
  await updateSyncState(store, {
    reload: null,
    // Sequence numbers of the old epoch mean nothing in the new one, so this device becomes a new replica.
    ...(newHistory ? { replicaId: uuidv4() } : {}),
  });
}

/** Old sequence numbers mean nothing in the new epoch; the field times that the user had seen still do. */
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

/** Keeps a record with unsent changes: the server will reject them, and then the user decides. */
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
    // Without its record the picture is never uploaded, but it would be counted as waiting forever.
    if (type === 'photo') await db.photoBytes.delete(local.id);
  }
}
