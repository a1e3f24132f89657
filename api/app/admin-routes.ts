import { listAudit } from '#shared/contract/admin/audit';
import { getCharts, getRevenue } from '#shared/contract/admin/charts';
import { deleteContact, listContacts, setContactHandled } from '#shared/contract/admin/contacts';
import { createInvite, listInvites, revokeInvite } from '#shared/contract/admin/invites';
import {
  addAdminPasskey,
  adminPasskeyLogin,
  beginAdminPasskey,
  beginAdminPasskeyLogin,
  listAdminPasskeys,
  removeAdminPasskey,
  renameAdminPasskey,
} from '#shared/contract/admin/passkeys';
import { deleteReports, listReports } from '#shared/contract/admin/reports';
import {
  adminLogin,
  adminLogout,
  adminMe,
  beginAdminSecondFactor,
  confirmAdminSecondFactor,
} from '#shared/contract/admin/session';
import {
  getJobs,
  getServices,
  getSyncHealth,
  listMails,
  resendMail,
  retryJob,
} from '#shared/contract/admin/system';
import { getUserFacts } from '#shared/contract/admin/user-facts';
import {
  deleteUser,
  endUserSessions,
  exportUsers,
  getStatistics,
  listUsers,
  sendResetLink,
  updateUserEmail,
  updateUserStatus,
} from '#shared/contract/admin/users';

import { postResetLinkFor } from '../features/accounts/password-reset';
import { isCommonPassword } from '../features/accounts/password';
import { listAuditHandler } from '../features/admin/audit/list-audit';
import { getChartsHandler, getRevenueHandler } from '../features/admin/charts';
import {
  deleteContactHandler,
  listContactsHandler,
  setContactHandledHandler,
} from '../features/admin/contacts';
import {
  adminLoginHandler,
  adminLogoutHandler,
  adminMeHandler,
} from '../features/admin/login/admin-login';
import {
  beginAdminSecondFactorHandler,
  confirmAdminSecondFactorHandler,
} from '../features/admin/login/admin-second-factor';
import {
  adminPasskeyLoginHandler,
  beginAdminPasskeyLoginHandler,
} from '../features/admin/login/admin-passkey-login';
import {
  addAdminPasskeyHandler,
  beginAdminPasskeyHandler,
  listAdminPasskeysHandler,
  removeAdminPasskeyHandler,
  renameAdminPasskeyHandler,
} from '../features/admin/login/admin-passkeys';
import {
  createInviteHandler,
  listInvitesHandler,
  revokeInviteHandler,
} from '../features/admin/invites';
import { listMailsHandler, resendMailHandler } from '../features/admin/mails';
import { deleteReportsHandler, listReportsHandler } from '../features/admin/reports';
import {
  getJobsHandler,
  getServicesHandler,
  getSyncHealthHandler,
  retryJobHandler,
} from '../features/admin/system';
import { deleteUserHandler } from '../features/admin/users/user-account';
import { exportUsersHandler } from '../features/admin/users/export-users';
import { getStatisticsHandler, listUsersHandler } from '../features/admin/users/list-users';
import { getUserFactsHandler } from '../features/admin/users/get-user-facts';
import { sendResetLinkHandler } from '../features/admin/users/user-account';
import { updateUserEmailHandler } from '../features/admin/users/user-account';
import { endUserSessionsHandler } from '../features/admin/users/user-account';
import { updateUserStatusHandler } from '../features/admin/users/update-user-status';
import { retryReading } from '../features/photos/reading/retry-reading';
import { isStripeError } from '../gateways/stripe/errors';
import type { AdminRouteFactory } from '../http/admin-endpoint';
import { CALL_RULES, type CallRules, type Route } from '../http/endpoint';
import type { DatabaseTransaction } from '../store/database';
import { requeueJob } from '../store/admin/job-figures';
import { PHOTO_JOB, TEXT_JOB } from '../store/jobs';
import type { JobsTable } from '../store/tables';
import type { Services } from './services';

const { anybody, costly, read, write, guarded } = CALL_RULES;
const exporting: CallRules = { body: 'none', limit: { most: 30, seconds: 15 * 60 } };

export function adminRoutes(services: Services, factory: AdminRouteFactory): Route[] {
  const { env, db, now, log, guard, passwords, chain, mailer, publicUrl, secure } = services;
  const { production, signups } = env;
  const audit = { db, now, log };
  return [
    factory.public(
      adminLogin,
      costly,
      adminLoginHandler({
        ...audit,
        guard,
        passwords,
        isCommonPassword,
        production,
        secure,
        publicUrl,
      }),
    ),
    factory.public(adminLogout, { ...anybody, body: 'json' }, adminLogoutHandler(audit)),
    factory.admin(adminMe, read, adminMeHandler),
    factory.settingUp(
      beginAdminSecondFactor,
      guarded,
      beginAdminSecondFactorHandler({ ...audit, guard, passwords }),
    ),
    factory.settingUp(
      confirmAdminSecondFactor,
      guarded,
      confirmAdminSecondFactorHandler({ ...audit, guard }),
    ),
    ...passkeyRoutes(services, factory),
    ...userRoutes(services, factory),
    factory.admin(listAudit, read, listAuditHandler({ ...audit, chain })),
    factory.admin(listContacts, read, listContactsHandler(audit)),
    factory.admin(deleteContact, write, deleteContactHandler(audit)),
    factory.admin(setContactHandled, write, setContactHandledHandler(audit)),
    factory.admin(listInvites, read, listInvitesHandler({ ...audit, signups })),
    factory.admin(createInvite, write, createInviteHandler({ ...audit, publicUrl })),
    factory.admin(revokeInvite, write, revokeInviteHandler(audit)),
    factory.admin(listReports, read, listReportsHandler(audit)),
    factory.admin(deleteReports, write, deleteReportsHandler(audit)),
    factory.admin(listMails, read, listMailsHandler(audit)),
    factory.admin(resendMail, write, resendMailHandler({ ...audit, mailer })),
    ...systemRoutes(services, factory),
  ];
}

function passkeyRoutes(services: Services, factory: AdminRouteFactory): Route[] {
  const { db, now, log, guard, passwords } = services;
  const audit = { db, now, log };
  const asking = { ...audit, guard, passwords };
  return [
    factory.public(beginAdminPasskeyLogin, costly, beginAdminPasskeyLoginHandler),
    factory.public(adminPasskeyLogin, costly, adminPasskeyLoginHandler(audit)),
    factory.admin(listAdminPasskeys, read, listAdminPasskeysHandler({ db })),
    factory.settingUp(beginAdminPasskey, guarded, beginAdminPasskeyHandler(asking)),
    factory.settingUp(addAdminPasskey, guarded, addAdminPasskeyHandler(audit)),
    factory.admin(renameAdminPasskey, write, renameAdminPasskeyHandler(audit)),
    factory.admin(removeAdminPasskey, guarded, removeAdminPasskeyHandler(asking)),
  ];
}

function userRoutes(services: Services, factory: AdminRouteFactory): Route[] {
  const { db, now, log, mailer, publicUrl, onChange, onIdentity, onUnlimited } = services;
  const { endBilling, endSubscriptions, paidTime } = services;
  const audit = { db, now, log };
  const { removals, erased, checkpoints } = services;
  const erasing = { removals, erased, checkpoints };
  return [
    factory.admin(listUsers, read, listUsersHandler(audit)),
    factory.admin(getStatistics, read, getStatisticsHandler({ db })),
    factory.admin(exportUsers, exporting, exportUsersHandler(audit)),
    // Must come after the fixed paths that ':id' would match too.
    factory.admin(getUserFacts, read, getUserFactsHandler(audit)),
    factory.admin(
      sendResetLink,
      write,
      sendResetLinkHandler({
        ...audit,
        postResetLink: postResetLinkFor({ now, mailer, publicUrl }),
      }),
    ),
    factory.admin(
      updateUserEmail,
      write,
      updateUserEmailHandler({ ...audit, mailer, publicUrl, onIdentity, onChange }),
    ),
    factory.admin(
      updateUserStatus,
      write,
      updateUserStatusHandler({ ...audit, endSubscriptions, paidTime, onUnlimited, onChange }),
    ),
    factory.admin(endUserSessions, write, endUserSessionsHandler({ ...audit, onChange })),
    factory.admin(
      deleteUser,
      write,
      deleteUserHandler({ ...audit, ...erasing, mailer, endBilling, onChange }),
    ),
  ];
}

function systemRoutes(services: Services, factory: AdminRouteFactory): Route[] {
  const { env, db, now, log, runnable, mailer, version, startedAt, backups, billing } = services;
  const { onChange } = services;
  const audit = { db, now, log };
  const { vision: provider } = env;
  const { stripe } = billing;
  const { push } = services;
  return [
    factory.admin(getJobs, read, getJobsHandler({ ...audit, runnable })),
    factory.admin(
      retryJob,
      write,
      retryJobHandler({
        ...audit,
        onChange,
        retry: retryOf({ now, hasProvider: provider !== undefined }),
      }),
    ),
    factory.admin(getCharts, read, getChartsHandler(audit)),
    factory.admin(getRevenue, read, getRevenueHandler({ ...audit, stripe, isStripeError })),
    factory.admin(
      getServices,
      read,
      getServicesHandler({
        ...audit,
        version,
        startedAt,
        backups,
        mailer,
        provider,
        stripe,
        push: push !== undefined,
        premiumForAll: env.plan.premiumForAll,
      }),
    ),
    factory.admin(getSyncHealth, read, getSyncHealthHandler(audit)),
  ];
}

/** Analyses need their own retry, because their state is also stored on the meal. */
function retryOf({ now, hasProvider }: { now: () => number; hasProvider: boolean }) {
  return async (trx: DatabaseTransaction, job: JobsTable): Promise<boolean> => {
    if (job.kind === PHOTO_JOB || job.kind === TEXT_JOB) {
      return retryReading(trx, job, { now: now(), hasProvider });
    }
    await requeueJob(trx, job.id, now());
    return true;
  };
}
