import { RECORD_TYPES } from '#shared/records/index';
import type { SyncResponse } from '#shared/sync/protocol';

import { refuseStaleTab, type AccountStore } from '../store/account-store';
import { beginReload, readSyncState, type SyncState, updateSyncState } from '../store/sync-state';
import { applyResults } from './apply-results';
import { applyRows } from './apply-rows';
import { clockAhead } from './clock-ahead';
import { compareDigests } from './compare-digests';
import { endReload } from './full-reload';
import { releaseHeld } from './held-operations';
import type { Sent } from './next-batch';

/** The device's state when it sent the request, and the operations it sent. */
export interface SentRequest {
  state: SyncState;
  sent: readonly Sent[];
  /** In ms of this device's clock. */
  sentAt: number;
}

/**
 * Applies a response in one transaction. A late or repeated response does no harm: operations are removed from the
 * outbox by id, a row is replaced only by one with a higher sequence number, and the cursor moves only if it is still
 * the one of the request. The transaction is not flushed to disk: after a power cut the device requests the same again.
 * @returns whether the response was applied completely; if not, the caller must run another exchange
 */
export async function applyResponse(
  store: AccountStore,
  request: SentRequest,
  response: SyncResponse,
): Promise<boolean> {
  const { db } = store;
  const records = RECORD_TYPES.map((type) => db.records(type));
  // A reload also deletes the pictures of photos that the server has deleted.
  const pictures = request.state.reload ? [db.photoBytes] : [];
  const tables = [db.shadow, db.outbox, db.meta, ...records, ...pictures];
  return db.unflushed(tables, async () => {
    await refuseStaleTab(db);
    const now = await readSyncState(store);
    // The request was sent before a reload, maybe with the cursor of another epoch: its operations are sent again.
    if (now.generation !== request.state.generation) return false;
    if (isOfAnotherHistory(now, response)) {
      await beginReload(store, now);
      return false;
    }
    const fits = now.cursor === request.state.cursor;
    const isOtherBuild = now.serverApp !== response.app;
    if (isOtherBuild) await releaseHeld(store);
    const results = await applyResults(store, response, { sent: request.sent, withPage: fits });
    await applyRows(store, results, { page: fits ? response : null, state: now });
    await updateSyncState(store, stateAfter(store, now, { request, response, fits }));
    if (fits && !response.more) await onUpToDate(store, now, response);
    if (!isOtherBuild || now.reload || !(await hasRowsWithoutTimes(store))) return fits;
    await beginReload(store, await readSyncState(store));
    return false;
  });
}

// During a load, requests carry no epoch, so the server cannot notice that it was restored
// from a backup. Sequence numbers of two epochs must not be mixed.
function isOfAnotherHistory({ epoch, loading }: SyncState, response: SyncResponse): boolean {
  const known = epoch ?? loading;
  return known !== null && known !== response.epoch;
}

/** Runs once this device has everything that the server has. */
async function onUpToDate(
  store: AccountStore,
  state: SyncState,
  response: SyncResponse,
): Promise<void> {
  if (state.reload) await endReload(store, state, response);
  if (response.digest) await compareDigests(store, response.digest);
}

function stateAfter(
  store: AccountStore,
  { clockSaid }: SyncState,
  { request, response, fits }: { request: SentRequest; response: SyncResponse; fits: boolean },
): Partial<SyncState> {
  const receivedAt = store.now();
  const { sentAt } = request;
  const ahead = clockAhead({ sentAt, receivedAt, serverTime: response.serverTime });
  return {
    failedTries: 0,
    nextTryAt: null,
    notBefore: null,
    noRoom: false,
    paused: null,
    lastSuccessAt: receivedAt,
    serverApp: response.app ?? null,
    clockAhead: ahead,
    // After the clock was right once, the user is warned again if it becomes wrong again.
    clockSaid: clockSaid && ahead !== null,
    ...(fits ? position(response) : {}),
  };
}

/** The epoch is stored only after the last page: with an epoch, the server refuses a cursor below its floor. */
function position({ cursor, epoch, more }: SyncResponse): Partial<SyncState> {
  return more ? { cursor, loading: epoch } : { cursor, epoch, loading: null };
}

/** Whether there are rows that an app version without field times stored. They are loaded again, with times. */
async function hasRowsWithoutTimes({ db }: AccountStore): Promise<boolean> {
  for (const type of RECORD_TYPES) {
    const undated = db.records(type).filter(({ seq, times }) => seq > 0 && times === undefined);
    if ((await undated.first()) !== undefined) return true;
  }
  return false;
}
