import { answerConsents } from '#shared/contract/consents';
import { backoff, outcomeOf } from '#shared/sync/outcome';

import { call } from '../http/call';
import { CallError } from '../http/call-error';
import { type AccountStore, refuseStaleTab } from '../store/account-store';
import { answersAreKnown, markSessionExpired, owedAnswers } from '../store/accounts';
import { evictUploaded } from '../store/photos/room-of-photos';
import { within } from '../store/within';
import {
  LONGEST_ROUND_MS,
  readSyncState,
  type SyncState,
  updateSyncState,
} from '../store/sync-state';
import { exchange } from './exchange';
import { eraseHere, wasDeleted } from './learn-deletions';
import { hasPending } from './next-batch';
import { uploadPhotos } from './upload-photos';

/**
 * timer: respects the device's backoff.
 * seen: a visible page with waiting entries; ignores the backoff, respects a pause and Retry-After.
 * event: the connection or the user is back, or the worker was woken; respects Retry-After only.
 * person: the user asked; tries at once.
 */
export type Trigger = 'timer' | 'seen' | 'event' | 'person';

/**
 * waiting: something is left to send or fetch. locked: another page or worker is syncing. gone: the account was
 * deleted, and its data was deleted from this device.
 */
export type CycleEnd = 'up-to-date' | 'waiting' | 'locked' | 'gone';

export interface SyncOptions {
  trigger: Trigger;
  /** No new request begins after it; in ms of the store's clock. */
  deadline: number;
}

/** Called by both pages and the worker; runs one cycle at a time. Photos are uploaded after their records. */
export async function sync(store: AccountStore, options: SyncOptions): Promise<CycleEnd> {
  const run = async () => inTime(runUnlessWaiting(store, options));
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return run();
  // The lock only saves work; safety comes from operation ids and the cursor's compare-and-set.
  return navigator.locks.request(lockOf(store), { ifAvailable: true }, (lock) =>
    lock ? run() : stealStaleLock(store, run),
  );
}

/**
 * A database connection that died in the background may never answer a call. The lock, and this page's next cycle,
 * must not wait for it.
 */
export async function inTime<End>(work: Promise<End>): Promise<End> {
  return within(LONGEST_ROUND_MS, work);
}

function lockOf({ userId }: AccountStore): string {
  return `platelog-sync-${userId}`;
}

/** A frozen page may hold the lock forever: it is stolen after the longest time of a cycle. */
async function stealStaleLock(
  store: AccountStore,
  run: () => Promise<CycleEnd>,
): Promise<CycleEnd> {
  const { roundSince } = await readSyncState(store);
  const isDead = roundSince !== null && store.now() - roundSince > LONGEST_ROUND_MS;
  return isDead ? navigator.locks.request(lockOf(store), { steal: true }, run) : 'locked';
}

async function runUnlessWaiting(store: AccountStore, options: SyncOptions): Promise<CycleEnd> {
  // A page of an older app version than the data would reload everything, and then the newer page would again.
  await refuseStaleTab(store.db);
  if (mustWait(await readSyncState(store), options.trigger, store.now())) return 'waiting';
  await updateSyncState(store, { roundSince: store.now() });
  const end = await runCycle(store, options.deadline).finally(async () =>
    updateSyncState(store, { roundSince: null }),
  );
  if (end === 'gone') await eraseHere(store.userId);
  return end;
}

async function runCycle(store: AccountStore, deadline: number): Promise<CycleEnd> {
  try {
    const drained = await syncAll(store, deadline);
    return drained && !(await hasPending(store)) ? 'up-to-date' : 'waiting';
  } catch (error) {
    return noteFailure(store, error);
  }
}

function mustWait(
  { nextTryAt, notBefore, paused }: SyncState,
  trigger: Trigger,
  now: number,
): boolean {
  if (trigger === 'person') return false;
  if (trigger === 'event') return isAhead(notBefore, now);
  // 'upgrade' can pass by itself: a server that was set back to an older build may soon be current again.
  const waitsForPerson = paused !== null && paused !== 'upgrade';
  return waitsForPerson || isAhead(trigger === 'seen' ? notBefore : nextTryAt, now);
}

/** A longer wait was set while the device's clock was wrong, and is ignored. */
const LONGEST_WAIT_MS = 3600 * 1000;

function isAhead(time: number | null, now: number): boolean {
  return time !== null && time > now && time - now <= LONGEST_WAIT_MS;
}

/** Returns whether it finished before the deadline. */
async function syncAll(store: AccountStore, deadline: number): Promise<boolean> {
  let drained = await drain(store, deadline);
  const uploaded = await uploadPhotos(store, deadline);
  if (uploaded > 0) {
    drained = await drain(store, deadline);
    await evictUploaded(store);
  }
  return drained;
}

async function drain(store: AccountStore, deadline: number): Promise<boolean> {
  let more = true;
  while (more && store.now() < deadline) {
    await sendAnswers(store);
    more = await exchange(store);
  }
  return !more;
}

/** Only stores when to retry or what to wait for; no entry is dropped. */
async function noteFailure(store: AccountStore, error: unknown): Promise<'waiting' | 'gone'> {
  const outcome =
    error instanceof CallError ? outcomeOf(error) : ({ next: 'retry', afterMs: null } as const);
  switch (outcome.next) {
    case 'sign-in':
    case 'wrong-user':
    case 'account-deleted':
      return noteNoSession(store, outcome.next);
    case 'upgrade':
      await updateSyncState(store, { paused: 'upgrade' });
      await tryLater(store, null);
      break;
    default:
      await tryLater(store, outcome.next === 'retry' ? outcome.afterMs : null);
      await updateSyncState(store, { noRoom: isNoRoom(error) });
  }
  return 'waiting';
}

/** The session may belong to another account, even to a deleted one: only `wasDeleted` answers for this account. */
async function noteNoSession(
  store: AccountStore,
  why: 'sign-in' | 'wrong-user' | 'account-deleted',
): Promise<'waiting' | 'gone'> {
  if (why !== 'account-deleted') await waitForSignIn(store);
  const isDeleted = await wasDeleted(store.userId);
  if (isDeleted === true) return 'gone';
  if (why === 'account-deleted') {
    await (isDeleted === null ? tryLater(store, null) : waitForSignIn(store));
  }
  return 'waiting';
}

async function waitForSignIn(store: AccountStore): Promise<void> {
  await markSessionExpired(store.userId);
  await updateSyncState(store, { paused: 'auth' });
}

function isNoRoom(error: unknown): boolean {
  return error instanceof CallError && error.code === 'disk_full';
}

async function tryLater(store: AccountStore, afterMs: number | null): Promise<void> {
  const failedTries = (await readSyncState(store)).failedTries + 1;
  const wait = afterMs ?? backoff(failedTries, Math.random());
  const nextTryAt = store.now() + wait;
  const notBefore = afterMs === null ? null : nextTryAt;
  await updateSyncState(store, { failedTries, nextTryAt, notBefore });
}

/** Called before each batch of entries: a withdrawn consent must reach the server before more data that it forbids to send. */
async function sendAnswers({ userId }: AccountStore): Promise<void> {
  const owed = await owedAnswers(userId);
  if (owed.length === 0) return;
  const { consents } = await call(answerConsents, { answers: owed.map(({ answer }) => answer) });
  await answersAreKnown(userId, owed, consents);
}
