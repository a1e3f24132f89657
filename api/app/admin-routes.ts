import { listAudit } from '#shared/contract/admin/audit';
import { deleteContact, listContacts } from '#shared/contract/admin/contacts';
import { deleteReports, listReports } from '#shared/contract/admin/reports';
import { listMails, resendMail } from '#shared/contract/admin/mails';
import {
  beginAdminSecondFactor,
  confirmAdminSecondFactor,
} from '#shared/contract/admin/second-factor';
import { adminLogin, adminLogout, adminMe } from '#shared/contract/admin/session';
import { getJobs, getServices, getSyncHealth } from '#shared/contract/admin/system';
import {
  updateUserEmail,
  updateUserStatus,
  deleteUser,
  endUserSessions,
  exportUsers,
  listUsers,
  getStatistics,
} from '#shared/contract/admin/users';

import { listAuditHandler } from '../features/admin/audit/list-audit';
import { deleteContactHandler } from '../features/admin/contacts/delete-contact';
import { listContactsHandler } from '../features/admin/contacts/list-contacts';
import { adminLoginHandler } from '../features/admin/login/admin-login';
import { adminLogoutHandler } from '../features/admin/login/admin-logout';
import { adminMeHandler } from '../features/admin/login/admin-me';
import { deleteReportsHandler } from '../features/admin/reports/delete-reports';
import { listReportsHandler } from '../features/admin/reports/list-reports';
import { listMailsHandler } from '../features/admin/mails/list-mails';
import { resendMailHandler } from '../features/admin/mails/resend-mail';
import { beginAdminSecondFactorHandler } from '../features/admin/login/begin-admin-second-factor';
import { confirmAdminSecondFactorHandler } from '../features/admin/login/confirm-admin-second-factor';
import { getJobsHandler } from '../features/admin/system/get-jobs';
import { getServicesHandler } from '../features/admin/system/get-services';
import { getSyncHealthHandler } from '../features/admin/system/get-sync-health';
import { updateUserEmailHandler } from '../features/admin/users/update-user-email';
import { updateUserStatusHandler } from '../features/admin/users/update-user-status';
import { deleteUserHandler } from '../features/admin/users/delete-user';
import { endUserSessionsHandler } from '../features/admin/users/end-user-sessions';
import { exportUsersHandler } from '../features/admin/users/export/export-users';
import { listUsersHandler } from '../features/admin/users/list-users';
import { getStatisticsHandler } from '../features/admin/users/get-statistics';
import { AdminRouteFactory } from '../http/admin-endpoint';
import type { Access, Route } from '../http/endpoint';
import { anybody, guarded, QUARTER, read, tried, write } from './access';
import type { Services } from './services';

// All the accounts at once: seldom needed, and dear.
const whole: Access = { body: 'none', limit: { most: 30, seconds: QUARTER } };

/** The administrators' desk. */
export function adminRoutes(services: Services): Route[] {
  const { desk } = services;
  const factory = new AdminRouteFactory(services);
  return [
    factory.public(adminLogin, tried, adminLoginHandler(desk)),
    factory.public(adminLogout, { ...anybody, body: 'json' }, adminLogoutHandler(desk)),
    factory.admin(adminMe, read, adminMeHandler),
    factory.settingUp(beginAdminSecondFactor, guarded, beginAdminSecondFactorHandler(desk)),
    factory.settingUp(confirmAdminSecondFactor, guarded, confirmAdminSecondFactorHandler(desk)),
    factory.admin(listUsers, read, listUsersHandler(desk)),
    factory.admin(getStatistics, read, getStatisticsHandler(desk)),
    factory.admin(exportUsers, whole, exportUsersHandler(desk)),
    factory.admin(updateUserEmail, write, updateUserEmailHandler(desk)),
    factory.admin(updateUserStatus, write, updateUserStatusHandler(desk)),
    factory.admin(endUserSessions, write, endUserSessionsHandler(desk)),
    factory.admin(deleteUser, write, deleteUserHandler(desk)),
    factory.admin(listAudit, read, listAuditHandler(desk)),
    factory.admin(listContacts, read, listContactsHandler(desk)),
    factory.admin(deleteContact, write, deleteContactHandler(desk)),
    factory.admin(listReports, read, listReportsHandler(desk)),
    factory.admin(deleteReports, write, deleteReportsHandler(desk)),
    factory.admin(getJobs, read, getJobsHandler(desk)),
    factory.admin(listMails, read, listMailsHandler(desk)),
    factory.admin(resendMail, write, resendMailHandler(desk)),
    factory.admin(getServices, read, getServicesHandler(desk)),
    factory.admin(getSyncHealth, read, getSyncHealthHandler(desk)),
  ];
}
