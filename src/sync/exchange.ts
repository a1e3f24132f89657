import { syncRecords } from '#shared/contract/sync';
import {
  CHANGES_PER_PAGE,
  OPS_PER_REQUEST,
  PROTOCOL_VERSION,
  type Op,
} from '#shared/sync/protocol';
import { outcomeOf } from '#shared/sync/outcome';

import { call } from '../http/call';
import { CallError } from '../http/failure';
import type { AccountStore } from '../store/account-store';
import { applyResponse } from '../store/apply-response';
import { nextBatch, pendingCount, refuseLocally } from '../store/outbox';
import { updateSyncState, type SyncState } from '../store/sync-state';
import { APP_VERSION } from './app-version';

/**
 * One request: the oldest waiting operations up, the next page of changes down.
 * Returns whether another one is due. Operations stay in the outbox until the server's word on
 * each has been taken in, so a request that is lost is simply made again.
 */
export async function exchange(store: AccountStore): Promise<boolean> {
  // Written before it is sent: the identity of this device must not be made twice.
  const state = await updateSyncState(store, {});
  const batch = await nextBatch(store);
  const answered = await send(store, state, batch);
  if (answered === 'again') return true;
  return answered.more || (await pendingCount(store)) > 0;
}

async function send(store: AccountStore, state: SyncState, batch: Op[]) {
  try {
    const response = await call(syncRecords, requestOf(store, state, batch));
    await applyResponse(store, state, response);
    return response;
  } catch (error) {
    return recover(store, state, { batch, error });
  }
}

interface Failed {
  batch: Op[];
  error: unknown;
}

/** Answers that a device can act on by itself; everything else goes to whoever runs the round. */
async function recover(
  store: AccountStore,
  state: SyncState,
  { batch, error }: Failed,
): Promise<{ more: boolean } | 'again'> {
  if (!(error instanceof CallError)) throw error;
  const { next } = outcomeOf(error);
  if (next === 'resync') {
    await updateSyncState(store, { cursor: 0, epoch: null, generation: state.generation + 1 });
    return 'again';
  }
  if (next !== 'smaller-batch') throw error;
  const [only] = batch;
  if (batch.length === 1 && only) {
    await refuseLocally(store, only.opId, error.detail);
    return 'again';
  }
  if (batch.length === 0) throw error;
  return send(store, state, batch.slice(0, Math.ceil(batch.length / 2)));
}

function requestOf(store: AccountStore, state: SyncState, ops: Op[]) {
  return {
    proto: PROTOCOL_VERSION,
    app: APP_VERSION,
    userId: store.userId,
    replicaId: state.replicaId,
    epoch: state.epoch,
    cursor: state.cursor,
    limit: CHANGES_PER_PAGE,
    sentAt: store.now(),
    ops: ops.slice(0, OPS_PER_REQUEST),
  };
}
