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

/** What the device was and did when it sent the request. */
export interface SentRequest {
  state: SyncState;
  sent: readonly Sent[];
  /** In ms of this device's clock. */
  sentAt: number;
}

/**
 * All or nothing. Operations leave the outbox by id, rows only move to a higher sequence number, and the cursor
 * moves only from where the request found it: a late or repeated response does no harm. Not flushed: a response
 * lost in a power cut is requested again with the same result.
 * @returns whether the response still applied; otherwise another exchange is due
 */
export async function applyResponse(
  store: AccountStore,
  request: SentRequest,
  response: SyncResponse,
): Promise<boolean> {
  const { db } = store;
  const records = RECORD_TYPES.map((type) => db.records(type));
  // A reload takes away the pictures of photos that are gone.
  const pictures = request.state.reload ? [db.photoBytes] : [];
  const tables = [db.shadow, db.outbox, db.meta, ...records, ...pictures];
  return db.unflushed(tables, async () => {
    await refuseStaleTab(db);
    const now = await readSyncState(store);
    // The request is older than a reload and maybe of another history: its operations are sent again.
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

// During a load, requests name no history, so the server cannot notice that it was
// restored; sequence numbers of two histories must not be mixed.
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
    // A clock that was right in between is said again when it is wrong once more.
    clockSaid: clockSaid && ahead !== null,
    ...(fits ? position(response) : {}),
  };
}

/** While a device loads it counts in no history yet, so that a deletion long ago does not stop it. */
function position({ cursor, epoch, more }: SyncResponse): Partial<SyncState> {
  return more ? { cursor, loading: epoch } : { cursor, epoch, loading: null };
}

/** Rows that an app version without field times has stored are loaded again, with times. */
async function hasRowsWithoutTimes({ db }: AccountStore): Promise<boolean> {
  for (const type of RECORD_TYPES) {
    const undated = db.records(type).filter(({ seq, times }) => seq > 0 && times === undefined);
    if ((await undated.first()) !== undefined) return true;
  }
  return false;
}
