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

import { showAudit } from '../features/admin/audit/list-audit';
import { dropContact } from '../features/admin/contacts/delete-contact';
import { showContacts } from '../features/admin/contacts/list-contacts';
import { logIn } from '../features/admin/login/log-in';
import { logOut } from '../features/admin/login/log-out';
import { whoAmI } from '../features/admin/login/who-am-i';
import { tellJobs } from '../features/admin/system/show-jobs';
import { tellServices } from '../features/admin/system/show-services';
import { tellSyncHealth } from '../features/admin/system/show-sync-health';
import { changeEmail } from '../features/admin/users/change-email';
import { changeStatus } from '../features/admin/users/change-status';
import { removeUser } from '../features/admin/users/delete-user';
import { sendUsers } from '../features/admin/users/export/export-users';
import { showUsers } from '../features/admin/users/list-users';
import { tellStatistics } from '../features/admin/users/show-statistics';
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
    binder.threshold(adminLogin, tried, logIn(desk)),
    binder.threshold(adminLogout, { ...anybody, body: 'json' }, logOut(desk)),
    binder.admin(adminMe, read, whoAmI),
    binder.admin(listUsers, read, showUsers(desk)),
    binder.admin(showStatistics, read, tellStatistics(desk)),
    binder.admin(exportUsers, whole, sendUsers(desk)),
    binder.admin(changeUserEmail, write, changeEmail(desk)),
    binder.admin(changeUserStatus, write, changeStatus(desk)),
    binder.admin(deleteUser, write, removeUser(desk)),
    binder.admin(listAudit, read, showAudit(desk)),
    binder.admin(listContacts, read, showContacts(desk)),
    binder.admin(deleteContact, write, dropContact(desk)),
    binder.admin(showJobs, read, tellJobs(desk)),
    binder.admin(showServices, read, tellServices(desk)),
    binder.admin(showSyncHealth, read, tellSyncHealth(desk)),
  ];
}
