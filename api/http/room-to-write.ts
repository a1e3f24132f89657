import type { Endpoint } from '#shared/contract/endpoint';

import type { AccountRow } from '../store/accounts';
import { isAccountFull, type Usage, usageOf } from '../store/usage';
import { type Refusal, refuse } from './refuse';

/** Time for the host to do something about it. */
const RETRY_AFTER_S = 60;

// Logging in lets users read what they have, and the export take it away. Sync checks its operations itself.
const GO_ON = new Set([
  '/api/auth/login',
  '/api/auth/passkey-login',
  '/api/auth/passkey-login/begin',
  '/api/auth/logout',
  '/api/consents',
  '/api/admin/login',
  '/api/admin/passkey-login',
  '/api/admin/passkey-login/begin',
  '/api/admin/logout',
  '/api/account/export',
  '/api/sync',
]);

export function diskFull(): Refusal {
  return refuse('disk_full', { retryAfter: RETRY_AFTER_S });
}

/** Deleting goes on: it makes room. */
export function roomToWrite(
  disk: { readonly isFull: boolean },
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
): () => void {
  const writes = ['POST', 'PUT', 'PATCH'].includes(method) && !GO_ON.has(path);
  return () => {
    if (writes && disk.isFull) throw diskFull();
  };
}

export function checkAccountRoom(account: AccountRow, limits: Usage | undefined): void {
  if (limits && isAccountFull(usageOf(account), limits)) throw refuse('account_full');
}
