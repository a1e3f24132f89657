import { deleteAccount, updateEmail } from '#shared/contract/account-changes';
import { cancelEmailChange, confirmEmail, resendEmailLink } from '#shared/contract/email-change';
import { currentUser, login, logout, register } from '#shared/contract/accounts';
import {
  cancelSubscription,
  createSubscription,
  openBillingPage,
  paymentSuccess,
  resumeSubscription,
  getBilling,
  stripeWebhook,
} from '#shared/contract/billing';
import { photoCredits } from '#shared/contract/photo-credits';
import { sendContact } from '#shared/contract/contact';
import { health } from '#shared/contract/health';
import { getHost } from '#shared/contract/host';
import { analyzeImage, analyzeText, listMeals, photoBytes } from '#shared/contract/meals';
import { findProduct } from '#shared/contract/products';
import { changePassword } from '#shared/contract/password-change';
import { requestReset, resetPassword } from '#shared/contract/password-reset';
import { saveProfile } from '#shared/contract/profile';
import { sendReport } from '#shared/contract/reports';
import { endOtherSessions, endSession, listSessions } from '#shared/contract/sessions';
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '#shared/contract/second-factor';
import { liveChanges, syncRecords } from '#shared/contract/sync';

import { cancelEmailChangeHandler } from '../features/accounts/cancel-email-change';
import { confirmEmailHandler } from '../features/accounts/confirm-email';
import { changePasswordHandler } from '../features/accounts/change-password';
import { currentUserHandler } from '../features/accounts/current-user';
import { deleteAccountHandler } from '../features/accounts/delete-account';
import { loginHandler } from '../features/accounts/login';
import { logoutHandler } from '../features/accounts/logout';
import { registerHandler } from '../features/accounts/register';
import { requestResetHandler } from '../features/accounts/request-reset';
import { resendEmailLinkHandler } from '../features/accounts/resend-email-link';
import { resetPasswordHandler } from '../features/accounts/reset-password';
import { endOtherSessionsHandler } from '../features/accounts/sessions/end-other-sessions';
import { endSessionHandler } from '../features/accounts/sessions/end-session';
import { listSessionsHandler } from '../features/accounts/sessions/list-sessions';
import { updateEmailHandler, type EmailServices } from '../features/accounts/update-email';
import { beginSecondFactorHandler } from '../features/accounts/second-factor/begin-second-factor';
import { confirmSecondFactorHandler } from '../features/accounts/second-factor/confirm-second-factor';
import { getSecondFactorHandler } from '../features/accounts/second-factor/get-second-factor';
import { removeSecondFactorHandler } from '../features/accounts/second-factor/remove-second-factor';
import { renewRecoveryCodesHandler } from '../features/accounts/second-factor/renew-recovery-codes';
import { wireUser } from '../features/accounts/wire-user';
import { analyzeTextHandler } from '../features/analysis/analyze-text';
import { cancelSubscriptionHandler } from '../features/billing/cancel-subscription';
import { createSubscriptionHandler } from '../features/billing/create-subscription';
import { openBillingPageHandler } from '../features/billing/open-billing-page';
import { paymentSuccessHandler } from '../features/billing/payment-success';
import { resumeSubscriptionHandler } from '../features/billing/resume-subscription';
import { getBillingHandler } from '../features/billing/get-billing';
import { stripeWebhookHandler } from '../features/billing/stripe-webhook';
import { sendContactHandler } from '../features/contact/send-contact';
import { healthHandler } from '../features/health/health';
import { hostOf } from '../features/host/host-of';
import { getHostHandler } from '../features/host/get-host';
import { listMealsHandler } from '../features/meals/list-meals';
import { reservePhoto } from '../features/photos/accept-photo';
import { queueReadings } from '../features/photos/reading/queue-readings';
import { photoCreditsHandler } from '../features/photos/photo-credits';
import { analyzeImageHandler } from '../features/photos/analyze-image';
import { photoBytesHandler } from '../features/photos/photo-bytes';
import { findProductHandler } from '../features/products/find-product';
import { saveProfileHandler } from '../features/profile/save-profile';
import { sendReportHandler } from '../features/reports/send-report';
import type { OnCreate } from '../features/sync/apply-operation';
import { liveChangesHandler } from '../features/sync/live-changes';
import { syncRecordsHandler } from '../features/sync/sync-records';
import type { OnWritten } from '../store/written';
import { RouteFactory, type Access, type Route } from '../http/endpoint';
import { ofRequest } from '../http/of-request';
import { webhookRoute } from '../http/webhook-route';
import { diskFull } from '../http/room-to-write';
import type { AccountRow } from '../store/accounts';
import { anybody, guarded, MINUTE, QUARTER, read, seldom, tried, write } from './access';
import { adminRoutes } from './admin-routes';
import type { Services } from './services';

/** Every endpoint on one page: who may call it, how often, and what answers. */
export function routes(services: Services): Route[] {
  const { member } = bound(new RouteFactory(services));
  const { accountLimits } = services.env;
  const onChange = (userId: string, seq?: number) => {
    services.live.announce(userId, seq);
    services.jobs.wake();
  };
  const onWritten = readingsOf(services);
  return [
    ...publicRoutes(services),
    member(currentUser, read, currentUserHandler),
    member(listMeals, read, listMealsHandler(services)),
    ...emailRoutes({ ...services, onChange }),
    member(
      deleteAccount,
      guarded,
      deleteAccountHandler({ ...services, onChange, beforeDeletion: beforeDeletion(services) }),
    ),
    ...sessionRoutes(services),
    member(saveProfile, write, saveProfileHandler({ ...services, onChange })),
    member(
      analyzeText,
      write,
      analyzeTextHandler({ ...services, accountLimits, onChange, onWritten }),
    ),
    member(
      analyzeImage,
      { body: 'image', limit: { most: 120, seconds: MINUTE } },
      analyzeImageHandler({ ...services, accountLimits, onChange }),
    ),
    member(photoBytes, read, photoBytesHandler(services)),
    member(photoCredits, read, photoCreditsHandler(services)),
    member(
      findProduct,
      { body: 'none', limit: { most: 60, seconds: MINUTE } },
      findProductHandler(services),
    ),
    member(
      syncRecords,
      { body: 'sync', limit: { most: 600, seconds: MINUTE } },
      syncRecordsHandler(syncParts(services, { onChange, onWritten })),
    ),
    member(liveChanges, read, liveChangesHandler(services)),
    ...secondFactorRoutes(services),
    ...billingRoutes(services),
    ...adminRoutes(services),
  ];
}

function sessionRoutes(services: Services): Route[] {
  const { member } = bound(new RouteFactory(services));
  return [
    member(changePassword, guarded, changePasswordHandler(services)),
    member(listSessions, read, listSessionsHandler(services)),
    member(endSession, guarded, endSessionHandler(services)),
    member(endOtherSessions, guarded, endOtherSessionsHandler(services)),
  ];
}

function emailRoutes(services: Services & Pick<EmailServices, 'onChange'>): Route[] {
  const { public: anyone, member } = bound(new RouteFactory(services));
  return [
    member(updateEmail, guarded, updateEmailHandler(services)),
    anyone(confirmEmail, tried, confirmEmailHandler(services)),
    member(resendEmailLink, guarded, resendEmailLinkHandler(services)),
    member(cancelEmailChange, guarded, cancelEmailChangeHandler(services)),
  ];
}

function publicRoutes(services: Services): Route[] {
  const { public: anyone } = bound(new RouteFactory(services));
  return [
    anyone(register, tried, registerHandler(services)),
    anyone(login, tried, loginHandler(services)),
    anyone(logout, { ...anybody, body: 'json' }, logoutHandler),
    anyone(requestReset, tried, ofRequest(services, requestResetHandler)),
    anyone(resetPassword, tried, resetPasswordHandler(services)),
    anyone(health, anybody, healthHandler(services)),
    anyone(getHost, anybody, getHostHandler(hostOf(services.env))),
    anyone(sendContact, seldom, sendContactHandler(services)),
    anyone(sendReport, tried, sendReportHandler(services)),
  ];
}

function secondFactorRoutes(services: Services): Route[] {
  const { member } = bound(new RouteFactory(services));
  return [
    member(getSecondFactor, read, getSecondFactorHandler(services)),
    member(beginSecondFactor, guarded, beginSecondFactorHandler(services)),
    member(confirmSecondFactor, guarded, confirmSecondFactorHandler(services)),
    member(renewRecoveryCodes, guarded, renewRecoveryCodesHandler(services)),
    member(removeSecondFactor, guarded, removeSecondFactorHandler(services)),
  ];
}

// Each of these asks Stripe, which counts the calls of a host.
const pay: Access = { body: 'json', limit: { most: 60, seconds: QUARTER } };

function billingRoutes(services: Services): Route[] {
  const { member } = bound(new RouteFactory(services));
  const { billing, publicUrl: home } = services;
  const parts = { ...billing, wireUser, home };
  return [
    member(getBilling, read, getBillingHandler(parts)),
    member(createSubscription, pay, ofRequest(parts, createSubscriptionHandler)),
    member(cancelSubscription, pay, ofRequest(parts, cancelSubscriptionHandler)),
    member(resumeSubscription, pay, ofRequest(parts, resumeSubscriptionHandler)),
    member(paymentSuccess, pay, ofRequest(parts, paymentSuccessHandler)),
    member(openBillingPage, pay, ofRequest(parts, openBillingPageHandler)),
    webhookRoute(
      services,
      { endpoint: stripeWebhook, limit: { most: 3_000, seconds: MINUTE } },
      ofRequest(billing, stripeWebhookHandler),
    ),
  ];
}

function syncParts(
  services: Services,
  told: { onChange: (userId: string, seq?: number) => void; onWritten: OnWritten },
) {
  const { disk, env } = services;
  const checkRoom = () => {
    if (disk.isFull) throw diskFull();
  };
  const { accountLimits } = env;
  return {
    ...services,
    version: services.build,
    onCreate: onCreate(services),
    accountLimits,
    checkRoom,
    ...told,
  };
}

/** What else happens when a device makes a record of a kind. */
function onCreate({ provider }: Services): OnCreate {
  return {
    photo: async ({ trx, userId }, { id, receivedAt }) =>
      reservePhoto(trx, { userId, photoId: id, now: receivedAt, provider }),
  };
}

/** What has to end before an account is deleted. */
function beforeDeletion({ endBilling }: Services): (account: AccountRow) => Promise<void> {
  return async ({ id }) => endBilling(id);
}

/** What is read once a person has written something, in the same transaction. */
function readingsOf({ provider, readsWords }: Services): OnWritten {
  return (trx, { userId, now, ...written }) =>
    queueReadings(trx, { userId, now, provider, readsWords }, written);
}

function bound(factory: RouteFactory): Pick<RouteFactory, 'public' | 'member'> {
  return { public: factory.public.bind(factory), member: factory.member.bind(factory) };
}
