import { RECORD_TYPES } from '#shared/records/index';

import type { AccountStore } from '../store/account-store';
import type { OutboxEntry } from '../store/database';
import { readBase, updateView } from '../store/record-view';
import { readSyncState, updateSyncState } from '../store/sync-state';

export function holdBack(entry: OutboxEntry, now: number): OutboxEntry {
  const tries = (entry.held?.tries ?? 0) + 1;
  const since = entry.held?.since ?? now;
  return {
    ...entry,
    state: 'held',
    held: { tries, since, askAgainAt: now + askAgainAfter(tries) },
  };
}

export function isHeldAt({ state, held }: OutboxEntry, now: number): boolean {
  if (state !== 'held') return false;
  // Held by an older app version, without a time: retry now.
  if (!held) return false;
  // A time further away was set while the device's clock was wrong.
  return held.askAgainAt > now && held.askAgainAt - now <= askAgainAfter(held.tries);
}

/**
 * The server could not read a request with only this operation. The operation is held and retried while later ones
 * of other records are sent. After three days it is rejected and the user decides. Its record stays visible.
 */
export async function holdUnreadable(
  store: AccountStore,
  opId: string,
  message: string,
): Promise<void> {
  const { db, now } = store;
  await db.transaction('rw', [db.outbox, db.shadow, ...recordTables(store)], async () => {
    const entry = await db.outbox.where('opId').equals(opId).first();
    if (entry?.n === undefined) return;
    const at = now();
    const heldEntry = holdBack(entry, at);
    const last = heldEntry.held !== undefined && isGivenUp(heldEntry.held, at);
    const refusal = { code: 'client_bug' as const, message, at };
    await db.outbox.put(last ? { ...heldEntry, state: 'rejected', refusal } : heldEntry);
    if (last) await updateView(db, entry, await readBase(db, entry));
  });
}

/** Also called after a failed request: another build of the server may accept held operations. */
export async function noteServerBuild(
  store: AccountStore,
  build: string | undefined,
): Promise<void> {
  const { db } = store;
  if (build === undefined || (await readSyncState(store)).serverApp === build) return;
  await db.transaction('rw', [db.outbox, db.shadow, db.meta, ...recordTables(store)], async () => {
    await releaseHeld(store);
    await updateSyncState(store, { serverApp: build });
  });
}

/**
 * Marks held operations as pending: another build of the server may accept or read them.
 * Call inside a transaction over the outbox, the shadow and all records.
 */
export async function releaseHeld({ db }: AccountStore): Promise<void> {
  const setAside = await db.outbox.where('state').anyOf('held', 'rejected').toArray();
  for (const { refusal, ...entry } of setAside) {
    const wasRejected = entry.state === 'rejected';
    if (wasRejected && refusal?.code !== 'client_bug') continue;
    await db.outbox.put({ ...entry, state: 'pending', held: undefined });
    if (wasRejected) await updateView(db, entry, await readBase(db, entry));
  }
}

function recordTables({ db }: AccountStore) {
  return RECORD_TYPES.map((type) => db.records(type));
}

const FIRST_MS = 60_000;
const LONGEST_MS = 6 * 3600_000;
const TRIES_LEAST = 8;
const GIVEN_UP_AFTER_MS = 3 * 24 * 3600_000;

/**
 * Time until a held operation is sent to the same build of the server again, in ms: a minute, doubling to
 * six hours. To another build it is sent at once.
 * @param tries how often it was sent, from 1
 */
function askAgainAfter(tries: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(tries - 1, 20));
}

/**
 * Whether an operation that the server cannot read is rejected, so that the user must decide: after three
 * days and eight tries. Until then the cause may be a server that was set back to an older build.
 * @param since when the server first refused it, in ms
 */
function isGivenUp({ tries, since }: { tries: number; since: number }, now: number): boolean {
  return tries >= TRIES_LEAST && now - since >= GIVEN_UP_AFTER_MS;
}
