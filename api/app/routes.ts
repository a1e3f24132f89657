import { deleteAccount, updateEmail } from '#shared/contract/account-changes';
import { currentUser, login, logout, register } from '#shared/contract/accounts';
import {
  cancelSubscription,
  createSubscription,
  openBillingPage,
  paymentSuccess,
  resumeSubscription,
  showBilling,
  stripeWebhook,
} from '#shared/contract/billing';
import { photoCredits } from '#shared/contract/photo-credits';
import { sendContact } from '#shared/contract/contact';
import { health } from '#shared/contract/health';
import { showHost } from '#shared/contract/host';
import { analyzeImage, analyzeText, listMeals, photoBytes } from '#shared/contract/meals';
import { findProduct } from '#shared/contract/products';
import { requestReset, resetPassword } from '#shared/contract/password-reset';
import { saveProfile } from '#shared/contract/profile';
import { liveChanges, syncRecords } from '#shared/contract/sync';

import { showCurrentUser } from '../features/accounts/current-user';
import { deleteOwnAccount } from '../features/accounts/delete-account';
import { logIn } from '../features/accounts/log-in';
import { logOut } from '../features/accounts/log-out';
import { registerAccount } from '../features/accounts/register';
import { askForReset } from '../features/accounts/request-reset';
import { setNewPassword } from '../features/accounts/reset-password';
import { changeOwnEmail } from '../features/accounts/update-email';
import { wireUser } from '../features/accounts/wire-user';
import { describeMeal } from '../features/analysis/analyze-text';
import { endSubscription } from '../features/billing/cancel-subscription';
import { beginSubscription } from '../features/billing/create-subscription';
import { showBillingPage } from '../features/billing/open-billing-page';
import { heedPayment } from '../features/billing/payment-success';
import { goOnWithSubscription } from '../features/billing/resume-subscription';
import { tellBilling } from '../features/billing/show-billing';
import { takeEvent } from '../features/billing/take-event';
import { keepMessage } from '../features/contact/send-message';
import { showHealth } from '../features/health/show-health';
import { hostOf } from '../features/host/host-of';
import { tellHost } from '../features/host/show-host';
import { showMeals } from '../features/meals/list-meals';
import { reservePhoto } from '../features/photos/accept-photo';
import { queueReadings } from '../features/photos/reading/queue-readings';
import { showCredits } from '../features/photos/show-credits';
import { takeImageIn } from '../features/photos/analyze-image';
import { showPhoto } from '../features/photos/show-photo';
import { lookUp } from '../features/products/find-product';
import { keepProfile } from '../features/profile/save-profile';
import type { Beginnings } from '../features/sync/first-fields';
import { listenToChanges } from '../features/sync/live-changes';
import { pushAndPull } from '../features/sync/sync-records';
import type { OnWritten } from '../store/written';
import { Binder, type Access, type Route } from '../http/endpoint';
import { rawRoute } from '../http/raw-route';
import { diskFull } from '../http/room-to-write';
import type { AccountRow } from '../store/accounts';
import { anybody, guarded, MINUTE, QUARTER, read, seldom, tried, write } from './access';
import { adminRoutes } from './admin-routes';
import type { Services } from './services';

/** Every endpoint on one page: who may call it, how often, and what answers. */
export function routes(services: Services): Route[] {
  const { public: anyone, member } = bound(new Binder(services));
  const { accountLimits } = services.env;
  const onChange = (userId: string, seq?: number) => {
    services.live.announce(userId, seq);
    services.jobs.wake();
  };
  const onWritten = readingsOf(services);
  return [
    anyone(register, tried, registerAccount(services)),
    anyone(login, tried, logIn(services)),
    anyone(logout, { ...anybody, body: 'json' }, logOut),
    anyone(requestReset, tried, askForReset(services)),
    anyone(resetPassword, tried, setNewPassword(services)),
    anyone(health, anybody, showHealth(services)),
    anyone(showHost, anybody, tellHost(hostOf(services.env))),
    anyone(sendContact, seldom, keepMessage(services)),
    member(currentUser, read, showCurrentUser),
    member(listMeals, read, showMeals(services)),
    member(updateEmail, guarded, changeOwnEmail(services)),
    member(
      deleteAccount,
      guarded,
      deleteOwnAccount({ ...services, onChange, beforeDeletion: beforeDeletion(services) }),
    ),
    member(saveProfile, write, keepProfile({ ...services, onChange })),
    member(analyzeText, write, describeMeal({ ...services, accountLimits, onChange, onWritten })),
    member(
      analyzeImage,
      { body: 'image', limit: { most: 120, seconds: MINUTE } },
      takeImageIn({ ...services, accountLimits, onChange }),
    ),
    member(photoBytes, read, showPhoto(services)),
    member(photoCredits, read, showCredits(services)),
    member(findProduct, { body: 'none', limit: { most: 60, seconds: MINUTE } }, lookUp(services)),
    member(
      syncRecords,
      { body: 'sync', limit: { most: 600, seconds: MINUTE } },
      pushAndPull(syncParts(services, { onChange, onWritten })),
    ),
    member(liveChanges, read, listenToChanges(services)),
    ...billingRoutes(services),
    ...adminRoutes(services),
  ];
}

// Each of these asks Stripe, which counts the calls of a host.
const pay: Access = { body: 'json', limit: { most: 60, seconds: QUARTER } };

function billingRoutes(services: Services): Route[] {
  const { member } = bound(new Binder(services));
  const { billing, publicUrl: home } = services;
  const parts = { ...billing, wireUser, home };
  return [
    member(showBilling, read, tellBilling(parts)),
    member(createSubscription, pay, beginSubscription(parts)),
    member(cancelSubscription, pay, endSubscription(parts)),
    member(resumeSubscription, pay, goOnWithSubscription(parts)),
    member(paymentSuccess, pay, heedPayment(parts)),
    member(openBillingPage, pay, showBillingPage(parts)),
    rawRoute(
      services,
      { endpoint: stripeWebhook, limit: { most: 3_000, seconds: MINUTE } },
      takeEvent(billing),
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
    beginnings: beginnings(services),
    accountLimits,
    checkRoom,
    ...told,
  };
}

/** What else happens when a device makes a record of a kind. */
function beginnings({ provider }: Services): Beginnings {
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

function bound(binder: Binder): Pick<Binder, 'public' | 'member'> {
  return { public: binder.public.bind(binder), member: binder.member.bind(binder) };
}
