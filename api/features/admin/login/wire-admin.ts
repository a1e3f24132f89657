import type { Admin } from '#shared/contract/admin/session';

import type { AdminRow } from '../../../store/admins';

/** What leaves of an administrator. */
export function wireAdmin({ id, username, email }: AdminRow): Admin {
  return { id, username, email };
}
