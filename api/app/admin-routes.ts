import { listAudit } from '#shared/contract/admin/audit';
import { deleteContact, listContacts } from '#shared/contract/admin/contacts';
import { adminLogin, adminLogout, adminMe } from '#shared/contract/admin/session';
import { showJobs, showServices, showSyncHealth } from '#shared/contract/admin/system';
import {
  changeUserEmail,
  changeUserStatus,
  deleteUser,
  exportUsers,
  listUsers,
  showStatistics,
} from '#shared/contract/admin/users';

import { listAuditHandler } from '../features/admin/audit/list-audit';
import { deleteContactHandler } from '../features/admin/contacts/delete-contact';
import { listContactsHandler } from '../features/admin/contacts/list-contacts';
import { adminLoginHandler } from '../features/admin/login/admin-login';
import { adminLogoutHandler } from '../features/admin/login/admin-logout';
import { adminMeHandler } from '../features/admin/login/admin-me';
import { showJobsHandler } from '../features/admin/system/show-jobs';
import { showServicesHandler } from '../features/admin/system/show-services';
import { showSyncHealthHandler } from '../features/admin/system/show-sync-health';
import { changeUserEmailHandler } from '../features/admin/users/change-user-email';
import { changeUserStatusHandler } from '../features/admin/users/change-user-status';
import { deleteUserHandler } from '../features/admin/users/delete-user';
import { exportUsersHandler } from '../features/admin/users/export/export-users';
import { listUsersHandler } from '../features/admin/users/list-users';
import { showStatisticsHandler } from '../features/admin/users/show-statistics';
import { AdminBinder } from '../http/admin-endpoint';
import type { Access, Route } from '../http/endpoint';
import { anybody, QUARTER, read, tried, write } from './access';
import type { Services } from './services';

// All the accounts at once: seldom needed, and dear.
const whole: Access = { body: 'none', limit: { most: 30, seconds: QUARTER } };

/** The administrators' desk. */
export function adminRoutes(services: Services): Route[] {
  const { desk } = services;
  const binder = new AdminBinder(services);
  return [
    binder.threshold(adminLogin, tried, adminLoginHandler(desk)),
    binder.threshold(adminLogout, { ...anybody, body: 'json' }, adminLogoutHandler(desk)),
    binder.admin(adminMe, read, adminMeHandler),
    binder.admin(listUsers, read, listUsersHandler(desk)),
    binder.admin(showStatistics, read, showStatisticsHandler(desk)),
    binder.admin(exportUsers, whole, exportUsersHandler(desk)),
    binder.admin(changeUserEmail, write, changeUserEmailHandler(desk)),
    binder.admin(changeUserStatus, write, changeUserStatusHandler(desk)),
    binder.admin(deleteUser, write, deleteUserHandler(desk)),
    binder.admin(listAudit, read, listAuditHandler(desk)),
    binder.admin(listContacts, read, listContactsHandler(desk)),
    binder.admin(deleteContact, write, deleteContactHandler(desk)),
    binder.admin(showJobs, read, showJobsHandler(desk)),
    binder.admin(showServices, read, showServicesHandler(desk)),
    binder.admin(showSyncHealth, read, showSyncHealthHandler(desk)),
  ];
}
