import type { AuditEntry } from '#shared/contract/admin/audit';

import type { AdminCall, Origin } from '../../../http/admin-endpoint';

export type Actor = Pick<AuditEntry, 'adminId' | 'adminName' | 'address' | 'requestId'>;

/** The host, on the command line. */
export const HOST: Actor = { adminId: null, adminName: null, address: null, requestId: null };

export function actorOf({ admin, origin }: Pick<AdminCall<unknown>, 'admin' | 'origin'>): Actor {
  return { adminId: admin.id, adminName: admin.username, ...origin };
}

/** Somebody who tries to log in, by the administrator whose name they gave. */
export function visitorOf(
  origin: Origin,
  admin: { id: string; username: string } | undefined,
): Actor {
  return { adminId: admin?.id ?? null, adminName: admin?.username ?? null, ...origin };
}
