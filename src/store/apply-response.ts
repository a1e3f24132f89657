import { isRecordType, RECORD_TYPES } from '#shared/records/index';
import type { Row, SyncResponse } from '#shared/sync/protocol';

import type { AccountStore } from './account-store';
import { bringBack } from './bring-back';
import { clockAhead, type Exchange } from './clock-ahead';
import { compareDigests } from './compare-digests';
import { releaseHeld, type Sent } from './outbox';
import { beginReload, endReload } from './reload';
import { refuseStaleTab } from './schema-guard';
import { settleResults } from './settle-results';
import { readBase, showRecord } from './show-record';
import { isNewHistory, readSyncState, type SyncState, updateSyncState } from './sync-state';
import { newestRows, takeRows } from './take-rows';

export interface Asked {
  /** State of the device when the request was made. */
  state: SyncState;
  sent: readonly Sent[];
  /** When it was sent, by this device's clock, in ms. */
  sentAt: number;
}

/**
 * All or nothing. Operations leave the outbox by id, rows only move to a higher sequence number, and the cursor
 * moves only from where the request found it: a late or repeated response does no harm. Not flushed: a response
 * lost in a power cut is requested again with the same result.
 * @returns whether the response still applied; otherwise another round is due
 */
export async function applyResponse(
  store: AccountStore,
  asked: Asked,
  response: SyncResponse,
): Promise<boolean> {
  const { db } = store;
  const tables = RECORD_TYPES.map((type) => db.records(type));
  return db.unflushed([db.shadow, db.outbox, db.meta, ...tables], async () => {
    await refuseStaleTab(db);
    const now = await readSyncState(store);
    // The request is older than a reload and maybe of another history: its operations are sent again.
    if (now.generation !== asked.state.generation) return false;
    if (isOfAnother(now, response)) {
      await beginReload(store, now);
      return false;
    }
    const fits = now.cursor === asked.state.cursor;
    const otherBuild = now.serverApp !== response.app;
    if (otherBuild) await releaseHeld(store);
    await takeIn(store, now, { response, fits, sent: asked.sent });
    await updateSyncState(store, {
      ...success(store, response),
      ...clock(now, { ...asked, receivedAt: store.now(), serverTime: response.serverTime }),
      ...(fits ? position(response) : {}),
    });
    if (fits && !response.more) await level(store, now, response);
    if (!otherBuild || now.reload || !(await keepsUndated(store))) return fits;
    await beginReload(store, await readSyncState(store));
    return false;
  });
}

// During a load, requests name no history, so the server cannot notice that it was
// restored; sequence numbers of two histories must not be mixed.
function isOfAnother({ epoch, loading }: SyncState, response: SyncResponse): boolean {
  const known = epoch ?? loading;
  return known !== null && known !== response.epoch;
}

/** Rows that an app version without field times has stored are loaded again, with times. */
async function keepsUndated({ db }: AccountStore): Promise<boolean> {
  for (const type of RECORD_TYPES) {
    const undated = db.records(type).filter(({ seq, times }) => seq > 0 && times === undefined);
    if ((await undated.first()) !== undefined) return true;
  }
  return false;
}

async function takeIn(
  store: AccountStore,
  state: SyncState,
  { response, fits, sent }: { response: SyncResponse; fits: boolean; sent: readonly Sent[] },
): Promise<void> {
  if (fits && state.reload) {
    await takeReloadedRows(store, state, response);
    return;
  }
  const settled = await settleResults(store, response, { sent, withPage: fits });
  const rows = [...settled.rows, ...(fits ? response.changes : [])];
  await takeRows(store, { ...settled, rows, generation: state.generation });
}

/** Runs once this device has everything that the server has. */
async function level(store: AccountStore, state: SyncState, response: SyncResponse): Promise<void> {
  if (state.reload) await endReload(store, state, response);
  if (response.digest) await compareDigests(store, response.digest);
}

function success(store: AccountStore, { app }: SyncResponse): Partial<SyncState> {
  return {
    failedTries: 0,
    nextTryAt: null,
    notBefore: null,
    noRoom: false,
    paused: null,
    lastSuccessAt: store.now(),
    serverApp: app ?? null,
  };
}

/** A clock that was right in between is said again when it is wrong once more. */
function clock({ clockSaid }: SyncState, exchange: Exchange): Partial<SyncState> {
  const ahead = clockAhead(exchange);
  return { clockAhead: ahead, clockSaid: clockSaid && ahead !== null };
}

/** While a device loads it counts in no history yet, so that a deletion long ago does not stop it. */
function position({ cursor, epoch, more }: SyncResponse): Partial<SyncState> {
  return more ? { cursor, loading: epoch } : { cursor, epoch, loading: null };
}

/** A later state here than on the server means that the server was restored: this device sends its own again. */
async function takeReloadedRows(
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
