import {
  cancelEmailChange,
  changePassword,
  checkResetLink,
  confirmEmail,
  deleteAccount,
  isAccountGone,
  keepEraseTicket,
  requestReset,
  resendEmailLink,
  resetPassword,
  updateEmail,
  updateName,
} from '#shared/contract/account-changes';
import { exportAccount, exportAccountByPassword } from '#shared/contract/account-export';
import { currentUser, login, logout, register } from '#shared/contract/accounts';
import { answerConsents } from '#shared/contract/consents';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  listPasskeys,
  passkeyLogin,
  removePasskey,
  renamePasskey,
} from '#shared/contract/passkeys';
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '#shared/contract/second-factor';
import { endOtherSessions, endSession, listSessions } from '#shared/contract/sessions';
import {
  beginSingleSignOn,
  confirmBySingleSignOn,
  finishSingleSignOn,
  proveSingleSignOn,
  registerBySingleSignOn,
} from '#shared/contract/single-sign-on';

import { answerConsentsHandler } from '../features/accounts/answer-consents';
import { changePasswordHandler } from '../features/accounts/change-password';
import { deleteAccountHandler } from '../features/accounts/delete-account';
import {
  cancelEmailChangeHandler,
  confirmEmailHandler,
  resendEmailLinkHandler,
  updateEmailHandler,
} from '../features/accounts/email-change';
import { isAccountGoneHandler, keepEraseTicketHandler } from '../features/accounts/erase-tickets';
import { exportAccountHandlers } from '../features/accounts/export/export-account-handlers';
import { currentUserHandler, loginHandler, logoutHandler } from '../features/accounts/login';
import {
  beginPasskeyLoginHandler,
  passkeyLoginHandler,
} from '../features/accounts/passkeys/passkey-login';
import {
  addPasskeyHandler,
  beginPasskeyHandler,
  listPasskeysHandler,
  removePasskeyHandler,
  renamePasskeyHandler,
} from '../features/accounts/passkeys/passkeys';
import {
  checkResetLinkHandler,
  requestResetHandler,
  resetPasswordHandler,
} from '../features/accounts/password-reset';
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
import {
  beginSingleSignOnHandler,
  confirmBySingleSignOnHandler,
} from '../features/accounts/single-sign-on/begin';
import { finishSingleSignOnHandler } from '../features/accounts/single-sign-on/finish-single-sign-on';
import { proveSingleSignOnHandler } from '../features/accounts/single-sign-on/prove-single-sign-on';
import { registerBySingleSignOnHandler } from '../features/accounts/single-sign-on/register-by-single-sign-on';
import { updateNameHandler } from '../features/accounts/update-name';
import { CALL_RULES, type CallRules, type Route, type RouteFactory } from '../http/endpoint';
import { ofRequest } from '../http/request-log';
import { exportHost } from './export-host';
import type { Services } from './services';

const { anybody, costly, signIn, read, write, guarded } = CALL_RULES;
const takeAway: CallRules = { body: 'none', limit: { most: 20, seconds: 15 * 60 } };

/** Registration, login, logout, and changes to accounts by their owners. */
export function accountRoutes(services: Services, factory: RouteFactory): Route[] {
  const { db, now, log, passwords, guard, mailer, publicUrl } = services;
  const { endBilling, onSessionEnd, onChange, rules, wireUser } = services;
  const base = { db, now, passwords, guard };
  const reset = { db, now, log, guard, mailer, publicUrl };
  const { removals, erased, checkpoints } = services;
  const erasing = { removals, erased, checkpoints };
  return [
    ...signInRoutes(services, factory),
    factory.public(requestReset, costly, ofRequest(reset, requestResetHandler)),
    factory.public(checkResetLink, costly, checkResetLinkHandler({ db, now })),
    factory.public(
      resetPassword,
      costly,
      resetPasswordHandler({ db, now, passwords, mailer, onSessionEnd }),
    ),
    factory.member(currentUser, read, currentUserHandler({ db, rules, wireUser })),
    factory.member(answerConsents, write, answerConsentsHandler({ db, now, rules, onChange })),
    factory.member(
      changePassword,
      guarded,
      changePasswordHandler({ ...base, mailer, onSessionEnd }),
    ),
    factory.member(
      deleteAccount,
      guarded,
      deleteAccountHandler({ ...base, ...erasing, mailer, endBilling, onChange }),
    ),
    factory.member(keepEraseTicket, guarded, keepEraseTicketHandler({ db, now })),
    factory.public(isAccountGone, costly, isAccountGoneHandler({ db })),
    factory.member(listSessions, read, listSessionsHandler({ db, now })),
    factory.member(endSession, guarded, endSessionHandler({ ...base, onSessionEnd })),
    factory.member(endOtherSessions, guarded, endOtherSessionsHandler({ ...base, onSessionEnd })),
    ...exportRoutes(services, factory),
    ...emailRoutes(services, factory),
    ...secondFactorRoutes(services, factory),
    ...passkeyRoutes(services, factory),
    ...singleSignOnRoutes(services, factory),
  ];
}

function signInRoutes(services: Services, factory: RouteFactory): Route[] {
  const { db, now, passwords, guard, limiter, mailer, publicUrl } = services;
  const { rules, wireUser, singleSignOn } = services;
  const { signups } = services.env;
  const base = { db, now, passwords, guard };
  return [
    factory.public(
      register,
      signIn,
      registerHandler({ db, now, passwords, limiter, rules, wireUser, singleSignOn, signups }),
    ),
    factory.public(
      login,
      signIn,
      loginHandler({ ...base, mailer, publicUrl, rules, wireUser, singleSignOn }),
    ),
    factory.public(logout, { ...anybody, body: 'json' }, logoutHandler({ singleSignOn })),
  ];
}

function exportRoutes(services: Services, factory: RouteFactory): Route[] {
  const { env, db, now, passwords, guard, files } = services;
  const base = { db, now, passwords, guard, files };
  const handlers = exportAccountHandlers({ ...base, exportHost: exportHost(env) });
  return [
    factory.member(exportAccount, takeAway, handlers.fresh),
    factory.member(exportAccountByPassword, { ...takeAway, body: 'json' }, handlers.byPassword),
  ];
}

function emailRoutes(services: Services, factory: RouteFactory): Route[] {
  const { db, now, passwords, guard, mailer, publicUrl } = services;
  const { onIdentity, onChange, wireUser } = services;
  const changed = { db, onIdentity, onChange, wireUser };
  return [
    factory.member(
      updateEmail,
      guarded,
      updateEmailHandler({ ...changed, now, passwords, guard, mailer, publicUrl }),
    ),
    factory.public(
      confirmEmail,
      costly,
      confirmEmailHandler({ db, now, mailer, onIdentity, onChange }),
    ),
    factory.member(
      resendEmailLink,
      guarded,
      resendEmailLinkHandler({ db, now, mailer, publicUrl, onChange, wireUser }),
    ),
    factory.member(
      cancelEmailChange,
      guarded,
      cancelEmailChangeHandler({ db, onChange, wireUser }),
    ),
    factory.member(updateName, guarded, updateNameHandler(changed)),
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

function passkeyRoutes(services: Services, factory: RouteFactory): Route[] {
  const { db, now, passwords, guard, mailer, publicUrl, rules, wireUser, singleSignOn } = services;
  const parts = { db, now, mailer, publicUrl, rules, wireUser, singleSignOn };
  const change = { db, now, mailer };
  return [
    factory.public(beginPasskeyLogin, costly, beginPasskeyLoginHandler({ singleSignOn })),
    factory.public(passkeyLogin, signIn, passkeyLoginHandler(parts)),
    factory.member(listPasskeys, read, listPasskeysHandler({ db })),
    factory.member(beginPasskey, guarded, beginPasskeyHandler({ passwords, guard, now })),
    factory.member(addPasskey, guarded, addPasskeyHandler(change)),
    factory.member(renamePasskey, write, renamePasskeyHandler({ db })),
    factory.member(removePasskey, guarded, removePasskeyHandler({ ...change, passwords, guard })),
  ];
}

function singleSignOnRoutes(services: Services, factory: RouteFactory): Route[] {
  return [
    factory.public(beginSingleSignOn, signIn, ofRequest(services, beginSingleSignOnHandler)),
    factory.public(finishSingleSignOn, signIn, ofRequest(services, finishSingleSignOnHandler)),
    factory.public(proveSingleSignOn, signIn, ofRequest(services, proveSingleSignOnHandler)),
    factory.public(
      registerBySingleSignOn,
      signIn,
      ofRequest(services, registerBySingleSignOnHandler),
    ),
    factory.member(
      confirmBySingleSignOn,
      guarded,
      ofRequest(services, confirmBySingleSignOnHandler),
    ),
  ];
}
