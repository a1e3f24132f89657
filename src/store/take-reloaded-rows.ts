import { isRecordType } from '#shared/records/index';
import type { Row, SyncResponse } from '#shared/sync/protocol';

import type { AccountStore } from './account-store';
import { bringBack } from './bring-back';
import { readBase, showRecord } from './show-record';
import { isNewHistory, type SyncState } from './sync-state';
import { newestRows } from './take-rows';

/** A later state here than on the server means that the server was restored: this device sends its own again. */
export async function takeReloadedRows(
  store: AccountStore,
  state: Pick<SyncState, 'generation' | 'reload'>,
  response: SyncResponse,
): Promise<void> {
  for (const row of newestRows(response.changes).values()) {
    await take(store, row, { state, response });
  }
}

async function take(
  store: AccountStore,
  row: Row,
  of: { state: Pick<SyncState, 'generation' | 'reload'>; response: SyncResponse },
): Promise<void> {
  const { type, id } = row;
  if (!isRecordType(type)) return;
  const { state, response } = of;
  const before = await readBase(store.db, { type, id });
  const isFromBefore = before !== null && before.generation < state.generation;
  if (isFromBefore && mayBeLater(before.row, row, isNewHistory(state.reload, response))) {
    await bringBack(store, { ours: before.row, theirs: row });
  }
  const stands = before !== null && !isFromBefore && before.row.seq >= row.seq;
  const base = stands ? before : { row, generation: state.generation };
  await showRecord(store.db, { type, id }, base);
}

/** In one history the higher number wins; between two, the times of the fields decide. */
function mayBeLater(ours: Row, theirs: Row, newHistory: boolean): boolean {
  return newHistory || ours.seq > theirs.seq;
}
