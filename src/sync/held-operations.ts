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
  // A time further away was set by a clock that has been set back since.
  return held.askAgainAt > now && held.askAgainAt - now <= askAgainAfter(held.tries);
}

/**
 * The server could not read a request with this operation alone. It is held and retried while others
 * pass it; after days it is rejected for its owner to decide. Its record stays visible.
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
    const held = holdBack(entry, at);
    const last = held.held !== undefined && isGivenUp(held.held, at);
    const refusal = { code: 'client_bug' as const, message, at };
    await db.outbox.put(last ? { ...held, state: 'rejected', refusal } : held);
    if (last) await updateView(db, entry, await readBase(db, entry));
  });
}

/** Also after a failed request: another build of the server may take what the last one could not. */
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
 * Another build of the server may take what the last one could not take or read.
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
 * Time until an operation that a server could not take is sent to it again, in ms: a minute, doubling to
 * six hours. Another build of the server is asked at once.
 * @param tries how often it was asked, from 1
 */
function askAgainAfter(tries: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(tries - 1, 20));
}

/**
 * Whether an operation that the server cannot read is shown to its owner as needing them: after three
 * days and eight tries. Until then the fault may be a server's that was set back to an older build.
 * @param since when it was first refused, in ms
 */
function isGivenUp({ tries, since }: { tries: number; since: number }, now: number): boolean {
  return tries >= TRIES_LEAST && now - since >= GIVEN_UP_AFTER_MS;
}
