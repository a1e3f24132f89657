import type { adminMe } from '#shared/contract/admin/session';

import type { AdminHandler } from '../../../http/admin-endpoint';
import { wireAdmin } from './wire-admin';

/** Whose desk this is. */
export const adminMeHandler: AdminHandler<typeof adminMe> = ({ admin, secondFactorDue }) =>
  Promise.resolve({ admin: wireAdmin(admin), secondFactorDue });
