import { syncRecords } from '#shared/contract/sync';
import {
  CHANGES_PER_PAGE,
  OPS_PER_REQUEST,
  PROTOCOL_VERSION,
  type Op,
} from '#shared/sync/protocol';
import { outcomeOf } from '#shared/sync/outcome';

import { call } from '../http/call';
import { CallError } from '../http/call-error';
import type { AccountStore } from '../store/account-store';
import {
  beginReload,
  KNOWN_KINDS,
  openSyncState,
  updateSyncState,
  type SyncState,
} from '../store/sync-state';
import { BUILD } from './app-version';
import { applyResponse } from './apply-response';
import { holdUnreadable, noteServerBuild } from './held-operations';
import { hasPending, nextBatch, type Sent } from './next-batch';

const COMPARE_EVERY_MS = 12 * 3600 * 1000;
const HALVINGS_MOST = 4;

/** An operation stays in the outbox until its result is applied. @returns whether another exchange is due */
export async function exchange(store: AccountStore): Promise<boolean> {
  const state = await openSyncState(store);
  if (state.kinds !== KNOWN_KINDS) {
    // An older app version skipped the rows of kinds it did not know, and moved the cursor past them.
    await beginReload(store, state);
    await updateSyncState(store, { kinds: KNOWN_KINDS });
    return true;
  }
  const most = portion(OPS_PER_REQUEST, state);
  return send(store, state, isLoading(state) ? [] : await nextBatch(store, most));
}

// Nothing is sent during a load, because the server may have a new epoch. The first request of a
// first load may send: its changes were made before this device had seen any sequence number.
function isLoading({ reload, epoch, cursor }: SyncState): boolean {
  return reload !== null || (epoch === null && cursor > 0);
}

async function send(store: AccountStore, state: SyncState, batch: Sent[]): Promise<boolean> {
  try {
    const ops = batch.map(({ op }) => op);
    const request = requestOf(store, state, ops);
    const response = await call(syncRecords, request);
    const { sentAt } = request;
    const fitted = await applyResponse(store, { state, sent: batch, sentAt }, response);
    return !fitted || response.more || (await hasPending(store));
  } catch (error) {
    return handleFailure(store, state, { batch, error });
  }
}

// With these codes the server refuses operations, but still answers requests without any.
const TAKES_NOTHING = new Set(['disk_full', 'no_health_consent', 'under_13']);

interface Failed {
  batch: Sent[];
  error: unknown;
}

/** Handles what a device can fix by itself; everything else fails the cycle. */
async function handleFailure(
  store: AccountStore,
  state: SyncState,
  { batch, error }: Failed,
): Promise<boolean> {
  if (!(error instanceof CallError)) throw error;
  await noteServerBuild(store, error.build);
  const { next } = outcomeOf(error);
  if (next === 'resync') {
    await beginReload(store, state);
    return true;
  }
  const [only] = batch;
  if (error.code !== undefined && TAKES_NOTHING.has(error.code) && only) {
    // Changes of other devices can still be read; this device's changes wait.
    await send(store, state, []);
    // The success of this request must not shorten the wait before the next try.
    await updateSyncState(store, { failedTries: state.failedTries });
    throw error;
  }
  if (next !== 'smaller-batch' || !only) throw error;
  if (batch.length > 1) return send(store, state, batch.slice(0, Math.ceil(batch.length / 2)));
  await holdUnreadable(store, only.op.opId, error.detail);
  return true;
}

function requestOf(store: AccountStore, state: SyncState, ops: Op[]) {
  const { replicaId, epoch, cursor } = state;
  return {
    replicaId,
    epoch,
    cursor,
    ops,
    proto: PROTOCOL_VERSION,
    app: BUILD,
    userId: store.userId,
    limit: portion(CHANGES_PER_PAGE, state),
    sentAt: store.now(),
    ...(isComparisonDue(state, store.now()) ? { digest: true } : {}),
    ...(state.comparison?.same === false ? { differs: state.comparison.differences } : {}),
  };
}

/** Halves with every failed try: over a weak connection, a smaller batch is more likely to succeed. */
function portion(most: number, { failedTries }: SyncState): number {
  return Math.ceil(most / 2 ** Math.min(failedTries, HALVINGS_MOST));
}

function isComparisonDue({ comparison, requestedAt }: SyncState, now: number): boolean {
  if (!comparison || !comparison.same) return true;
  // It was made while this device's clock was ahead.
  if (comparison.at > now) return true;
  return now - comparison.at > COMPARE_EVERY_MS || (requestedAt ?? 0) > comparison.at;
}
