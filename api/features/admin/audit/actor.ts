import type { AuditEntry } from '#shared/contract/admin/audit';

import type { AdminCall, Origin } from '../../../http/admin-endpoint';

/** Who does something, and from where. */
export type Actor = Pick<AuditEntry, 'adminId' | 'adminName' | 'address' | 'requestId'>;

/** Whoever works on the data folder itself. */
export const HOST: Actor = { adminId: null, adminName: null, address: null, requestId: null };

export function actorOf({ admin, origin }: Pick<AdminCall<unknown>, 'admin' | 'origin'>): Actor {
  return { adminId: admin.id, adminName: admin.username, ...origin };
}

/** Somebody at the door, by the administrator whose name they gave; nobody where there is none of it. */
export function visitorOf(
  origin: Origin,
  admin: { id: string; username: string } | undefined,
): Actor {
  return { adminId: admin?.id ?? null, adminName: admin?.username ?? null, ...origin };
}
