import type { Endpoint } from '#shared/contract/endpoint';

import type { AccountRow } from '../store/accounts';
import { isAccountFull, type Usage, usageOf } from '../store/usage';
import { type Refusal, refuse } from './refuse';

/** Long enough for the host to free some space. */
const RETRY_AFTER_S = 60;

export function diskFull(): Refusal {
  return refuse('disk_full', { retryAfter: RETRY_AFTER_S });
}

/**
 * Refuses writes on a full disk. Deleting still works because it frees space, and signing in because users need it to
 * read and export their data.
 */
export function roomToWrite(
  disk: { readonly isFull: boolean },
  { method, signsIn, onFullDisk }: Pick<Endpoint, 'method' | 'signsIn' | 'onFullDisk'>,
): () => void {
  const writes = ['POST', 'PUT', 'PATCH'].includes(method) && !signsIn && !onFullDisk;
  return () => {
    if (writes && disk.isFull) throw diskFull();
  };
}

export function checkAccountRoom(account: AccountRow, limits: Usage | undefined): void {
  if (limits && isAccountFull(usageOf(account), limits)) throw refuse('account_full');
}
