import {
  cancelEmailChange,
  confirmEmail,
  deleteAccount,
  requestReset,
  resendEmailLink,
  resetPassword,
  updateEmail,
} from '#shared/contract/account-changes';
import { currentUser, login, logout, register } from '#shared/contract/accounts';
import { answerConsents } from '#shared/contract/consents';
import { changePassword } from '#shared/contract/password-change';
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '#shared/contract/second-factor';
import { endOtherSessions, endSession, listSessions } from '#shared/contract/sessions';

import { changePasswordHandler } from '../features/accounts/change-password';
import { answerConsentsHandler } from '../features/accounts/answer-consents';
import { deleteAccountHandler } from '../features/accounts/delete-account';
import {
  cancelEmailChangeHandler,
  confirmEmailHandler,
  resendEmailLinkHandler,
  updateEmailHandler,
} from '../features/accounts/email-change';
import { currentUserHandler, loginHandler, logoutHandler } from '../features/accounts/login';
import { requestResetHandler, resetPasswordHandler } from '../features/accounts/password-reset';
import { registerHandler } from '../features/accounts/register';
import {
  beginSecondFactorHandler,
  confirmSecondFactorHandler,
  getSecondFactorHandler,
  removeSecondFactorHandler,
  renewRecoveryCodesHandler,
} from '../features/accounts/second-factor/second-factor';
import {
  endOtherSessionsHandler,
  endSessionHandler,
  listSessionsHandler,
} from '../features/accounts/sessions/sessions';
import { ACCESS, type Route, type RouteFactory } from '../http/endpoint';
import { ofRequest } from '../http/request-log';
import type { Services } from './services';

const { anybody, costly, read, write, guarded } = ACCESS;

/** Register, login, logout, and what users change of their accounts. */
export function accountRoutes(services: Services, factory: RouteFactory): Route[] {
  const { db, now, log, passwords, guard, limiter, files, mailer, publicUrl } = services;
  const { endBilling, onSessionEnd, onChange, rules } = services;
  const base = { db, now, passwords, guard };
  const reset = { db, now, log, guard, mailer, publicUrl };
  return [
    factory.public(register, costly, registerHandler({ db, now, passwords, limiter, rules })),
    factory.public(login, costly, loginHandler({ ...base, mailer, publicUrl, rules })),
    factory.public(logout, { ...anybody, body: 'json' }, logoutHandler),
    factory.public(requestReset, costly, ofRequest(reset, requestResetHandler)),
    factory.public(
      resetPassword,
      costly,
      resetPasswordHandler({ db, now, passwords, mailer, onSessionEnd }),
    ),
    factory.member(currentUser, read, currentUserHandler({ db, rules })),
    factory.member(answerConsents, write, answerConsentsHandler({ db, now, rules, onChange })),
    factory.member(
      changePassword,
      guarded,
      changePasswordHandler({ ...base, mailer, onSessionEnd }),
    ),
    factory.member(
      deleteAccount,
      guarded,
      deleteAccountHandler({ ...base, files, mailer, endBilling, onChange }),
    ),
    factory.member(listSessions, read, listSessionsHandler({ db, now })),
    factory.member(endSession, guarded, endSessionHandler({ ...base, onSessionEnd })),
    factory.member(endOtherSessions, guarded, endOtherSessionsHandler({ ...base, onSessionEnd })),
    ...emailRoutes(services, factory),
    ...secondFactorRoutes(services, factory),
  ];
}

function emailRoutes(services: Services, factory: RouteFactory): Route[] {
  const { db, now, passwords, guard, mailer, publicUrl, onEmail, onChange } = services;
  return [
    factory.member(
      updateEmail,
      guarded,
      updateEmailHandler({ db, now, passwords, guard, mailer, publicUrl, onEmail, onChange }),
    ),
    factory.public(
      confirmEmail,
      costly,
      confirmEmailHandler({ db, now, mailer, onEmail, onChange }),
    ),
    factory.member(
      resendEmailLink,
      guarded,
      resendEmailLinkHandler({ db, now, mailer, publicUrl, onChange }),
    ),
    factory.member(cancelEmailChange, guarded, cancelEmailChangeHandler({ db, onChange })),
  ];
}

function secondFactorRoutes(services: Services, factory: RouteFactory): Route[] {
  const { db, now, passwords, guard, mailer, onSessionEnd } = services;
  const base = { db, now, passwords, guard };
  return [
    factory.member(getSecondFactor, read, getSecondFactorHandler({ db })),
    factory.member(beginSecondFactor, guarded, beginSecondFactorHandler(base)),
    factory.member(
      confirmSecondFactor,
      guarded,
      confirmSecondFactorHandler({ db, now, guard, mailer, onSessionEnd }),
    ),
    factory.member(renewRecoveryCodes, guarded, renewRecoveryCodesHandler({ ...base, mailer })),
    factory.member(removeSecondFactor, guarded, removeSecondFactorHandler({ ...base, mailer })),
  ];
}
