import { backoff, outcomeOf } from '#shared/sync/outcome';

import { CallError } from '../http/failure';
import { markSessionExpired } from '../store/accounts';
import type { AccountStore } from '../store/account-store';
import { readSyncState, updateSyncState } from '../store/sync-state';

/** Only sets when to retry, or what to wait for; nothing is dropped. */
export async function noteFailure(store: AccountStore, error: unknown): Promise<void> {
  const outcome =
    error instanceof CallError ? outcomeOf(error) : ({ next: 'retry', afterMs: null } as const);
  switch (outcome.next) {
    case 'sign-in':
    case 'wrong-user':
      await markSessionExpired(store.userId);
      await updateSyncState(store, { paused: 'auth' });
      return;
    case 'upgrade':
      await updateSyncState(store, { paused: 'upgrade' });
      await tryLater(store, null);
      return;
    case 'account-deleted':
      await updateSyncState(store, { paused: 'account-deleted' });
      return;
    default:
      await tryLater(store, outcome.next === 'retry' ? outcome.afterMs : null);
      await updateSyncState(store, { noRoom: isNoRoom(error) });
  }
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
