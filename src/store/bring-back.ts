import { isRecordType, RECORDS } from '#shared/records/index';
import { OP_VERSION, type Patch, type Row, type SyncResponse } from '#shared/sync/protocol';

import type { AccountStore } from './account-store';
import { enter } from './ledger';

/**
 * Puts a row that the server had confirmed, and lost by being set back to a backup, into the outbox
 * again: before whatever waits there, at the time of its last change, so that later changes of
 * other devices stand above it.
 */
export async function bringBack(
  store: AccountStore,
  row: Row,
  { serverTime }: SyncResponse,
): Promise<void> {
  const { db, now, newId } = store;
  if (!isRecordType(row.type) || row.data === null) return;
  const first = await db.outbox.orderBy('n').first();
  const fields = Object.keys(RECORDS[row.type].client.shape);
  const patch: Patch = Object.fromEntries(
    Object.entries(row.data).filter(([field]) => fields.includes(field)),
  );
  await db.outbox.add({
    // Below every number that the database gives out itself.
    n: Math.min(first?.n ?? 0, 0) - 1,
    opId: newId(),
    v: OP_VERSION,
    type: row.type,
    id: row.id,
    act: row.deleted ? 'del' : 'put',
    patch: row.deleted ? null : patch,
    base: 0,
    // In this device's clock, as the server takes the difference of the clocks out again.
    at: Math.max(0, row.updatedAt + now() - serverTime),
    state: 'pending',
  });
  await enter(db, { saved: 1 });
}
