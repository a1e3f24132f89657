import { OPS_PER_REQUEST, REQUEST_BYTES_MAX, type Op } from '#shared/sync/protocol';

import type { AccountStore } from './account-store';
import type { OutboxEntry } from './database';

// Room for the envelope around the operations.
const BATCH_BYTES = REQUEST_BYTES_MAX - 8 * 1024;

/** The oldest operations that wait, as many as fit into one request. They stay in the outbox. */
export async function nextBatch({ db }: AccountStore, most = OPS_PER_REQUEST): Promise<Op[]> {
  const waiting = await db.outbox.where('state').equals('pending').limit(most).sortBy('n');
  const batch: Op[] = [];
  let bytes = 0;
  for (const entry of waiting) {
    const op = asOp(entry);
    bytes += JSON.stringify(op).length;
    if (batch.length > 0 && bytes > BATCH_BYTES) break;
    batch.push(op);
  }
  return batch;
}

/** Sets an operation aside that this client cannot get through; its entry stays visible. */
export async function refuseLocally(
  store: AccountStore,
  opId: string,
  message: string,
): Promise<void> {
  await store.db.outbox
    .where('opId')
    .equals(opId)
    .modify({ state: 'rejected', refusal: { code: 'client_bug', message, at: store.now() } });
}

export async function pendingCount({ db }: AccountStore): Promise<number> {
  return db.outbox.where('state').equals('pending').count();
}

function asOp({ opId, v, type, id, act, patch, base, at }: OutboxEntry): Op {
  return { opId, v, type, id, act, patch, base, at };
}
