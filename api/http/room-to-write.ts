import { exportAccountByPassword } from '#shared/contract/account-export';
import { login, logout } from '#shared/contract/accounts';
import { adminPasskeyLogin, beginAdminPasskeyLogin } from '#shared/contract/admin/passkeys';
import { adminLogin, adminLogout } from '#shared/contract/admin/session';
import { answerConsents } from '#shared/contract/consents';
import type { Endpoint } from '#shared/contract/endpoint';
import { beginPasskeyLogin, passkeyLogin } from '#shared/contract/passkeys';
import { syncRecords } from '#shared/contract/sync';

import type { AccountRow } from '../store/accounts';
import { isAccountFull, type Usage, usageOf } from '../store/usage';
import { type Refusal, refuse } from './refuse';

/** Time for the host to do something about it. */
const RETRY_AFTER_S = 60;

// Logging in lets users read what they have, and the export take it away. Sync checks its operations itself.
const GO_ON = new Set(
  [
    ...[login, passkeyLogin, beginPasskeyLogin, logout],
    ...[adminLogin, adminPasskeyLogin, beginAdminPasskeyLogin, adminLogout],
    ...[answerConsents, exportAccountByPassword, syncRecords],
  ].map(({ path }) => path),
);

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
