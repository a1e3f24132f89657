import { isRecordType } from '#shared/records/index';
import type { Row, SyncResponse } from '#shared/sync/protocol';

import type { AccountStore } from './account-store';
import { bringBack } from './bring-back';
import { readBase, showRecord } from './show-record';
import { newestRows } from './take-rows';

/**
 * Takes rows in from a server that was set back to a backup. Numbers of two histories cannot be
 * compared; the times of the server's clock can: of what it lacks, this device brings its own back.
 */
export async function takeRestoredRows(
  store: AccountStore,
  generation: number,
  response: SyncResponse,
): Promise<void> {
  for (const row of newestRows(response.changes).values())
    await take(store, row, { generation, response });
}

async function take(
  store: AccountStore,
  row: Row,
  { generation, response }: { generation: number; response: SyncResponse },
): Promise<void> {
  const { type, id } = row;
  if (!isRecordType(type)) return;
  const before = await readBase(store.db, { type, id });
  const ofOldHistory = before !== null && before.generation < generation;
  if (ofOldHistory && before.row.updatedAt > row.updatedAt) {
    await bringBack(store, before.row, response);
  }
  const stands = before !== null && !ofOldHistory && before.row.seq >= row.seq;
  await showRecord(store.db, { type, id }, stands ? before : { row, generation });
}
