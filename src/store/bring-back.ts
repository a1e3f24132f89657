import { isRecordType } from '#shared/records/index';
import {
  OP_VERSION,
  type Act,
  type Patch,
  type Row,
  type SyncResponse,
} from '#shared/sync/protocol';

import type { AccountStore } from './account-store';
import { clientFields } from './client-fields';
import { enter } from './ledger';

/**
 * Puts a row that the server had confirmed, and lost by being set back to a backup, into the outbox
 * again: before whatever waits there, at the time of its last change, so that later changes of
 * other devices stand above it.
 * @param rows ours, and what the server has of it now; null for nothing
 */
export async function bringBack(
  store: AccountStore,
  { ours, theirs }: { ours: Row; theirs: Row | null },
  { serverTime }: SyncResponse,
): Promise<void> {
  const { db, now, newId } = store;
  const change = changeFor(ours, theirs);
  if (!isRecordType(ours.type) || !change) return;
  const first = await db.outbox.orderBy('n').first();
  await db.outbox.add({
    // Below every number that the database gives out itself.
    n: Math.min(first?.n ?? 0, 0) - 1,
    opId: newId(),
    v: OP_VERSION,
    type: ours.type,
    id: ours.id,
    ...change,
    base: 0,
    // In this device's clock, as the server takes the difference of the clocks out again.
    at: Math.max(0, ours.updatedAt + now() - serverTime),
    state: 'pending',
  });
  await enter(db, { saved: 1 });
}

function changeFor(ours: Row, theirs: Row | null): { act: Act; patch: Patch | null } | null {
  if (ours.deleted) return theirs && !theirs.deleted ? { act: 'del', patch: null } : null;
  if (ours.data === null || !isRecordType(ours.type)) return null;
  const patch = clientFields(ours.type, ours.data);
  return { act: theirs?.deleted ? 'restore' : 'put', patch };
}

/**
 * Puts what is brought back into the order of its times: the server takes a device's changes for made
 * in the order in which they come.
 */
export async function orderBroughtBack({ db }: AccountStore): Promise<void> {
  const back = await db.outbox.where('n').below(0).toArray();
  back.sort((one, other) => one.at - other.at);
  await db.outbox.where('n').below(0).delete();
  await db.outbox.bulkAdd(back.map((entry, index) => ({ ...entry, n: index - back.length })));
}
