import { isRecordType } from '#shared/records/index';
import { OP_VERSION, type Patch, type Row } from '#shared/sync/protocol';
import { laterIn } from '#shared/sync/recover';
import type { RecordState } from '#shared/sync/times';

import type { AccountStore } from '../store/account-store';
import { countChanges } from '../store/outbox';
import { clientFields } from '../store/record-view';

/**
 * Queues a record that the server lost when it was restored from a backup. The operation is sent before all
 * waiting ones and carries field times, with which the server decides what is later.
 * @param ours this device's row from before the reload
 * @param theirs the server's row now; null if it has none
 */
export async function recoverRecord(
  store: AccountStore,
  { ours, theirs }: { ours: Row; theirs: Row | null },
): Promise<void> {
  const { db, now, newId } = store;
  const { type, id } = ours;
  const state = stateOf(ours);
  if (!isRecordType(type) || !isWorthSending(state, theirs)) return;
  const first = await db.outbox.orderBy('n').first();
  await db.outbox.add({
    // Lower than every number that the database assigns.
    n: Math.min(first?.n ?? 0, 0) - 1,
    opId: newId(),
    v: OP_VERSION,
    type,
    id,
    act: 'recover',
    base: 0,
    at: now(),
    patch: { ...state },
    state: 'pending',
  });
  await countChanges(db, { saved: 1 });
}

function stateOf({ type, data, deleted, times }: Row): RecordState {
  const fields = data && isRecordType(type) ? clientFields(type, data) : null;
  return { data: isEmpty(fields) ? null : fields, deleted, times };
}

// A deleted record has no fields once the server has dropped its data.
function isEmpty(fields: Patch | null): boolean {
  return fields === null || Object.keys(fields).length === 0;
}

function isWorthSending(ours: RecordState, theirs: Row | null): boolean {
  if (!theirs) return ours.deleted || ours.data !== null;
  const { fields, deletion } = laterIn(ours, stateOf(theirs));
  return deletion || fields.length > 0;
}
