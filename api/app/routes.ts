import { listAnnouncements, seeAnnouncements } from '#shared/contract/announcements';
import {
  cancelSubscription,
  createSubscription,
  getBilling,
  openBillingPage,
  paymentSuccess,
  resumeSubscription,
  stripeWebhook,
} from '#shared/contract/billing';
import { sendContact } from '#shared/contract/contact';
import { getHost, health, live, ready, tryStream } from '#shared/contract/host';
import {
  analyzeImage,
  analyzeText,
  findProduct,
  listMeals,
  photoBytes,
} from '#shared/contract/meals';
import { photoCredits } from '#shared/contract/photo-credits';
import { saveProfile } from '#shared/contract/profile';
import { readRecipePage } from '#shared/contract/recipes';
import { sendReport } from '#shared/contract/reports';
import {
  getReminderWays,
  subscribePush,
  unsubscribe,
  unsubscribePush,
} from '#shared/contract/reminders';
import { liveChanges, syncRecords } from '#shared/contract/sync';

import {
  listAnnouncementsHandler,
  seeAnnouncementsHandler,
} from '../features/announcements/announcements';
import {
  cancelSubscriptionHandler,
  resumeSubscriptionHandler,
} from '../features/billing/change-subscription';
import { createSubscriptionHandler } from '../features/billing/create-subscription';
import { getBillingHandler, openBillingPageHandler } from '../features/billing/get-billing';
import { paymentSuccessHandler } from '../features/billing/payment-success';
import { stripeWebhookHandler } from '../features/billing/stripe-webhook';
import { analyzeTextHandler } from '../features/diary/analyze-text';
import { findProductHandler } from '../features/diary/find-product';
import { listMealsHandler } from '../features/diary/list-meals';
import { saveProfileHandler } from '../features/diary/save-profile';
import { analyzeImageHandler } from '../features/photos/analyze-image';
import { photoBytesHandler } from '../features/photos/photo-bytes';
import { photoCreditsHandler } from '../features/photos/photo-credits';
import { queueReadings } from '../features/photos/reading/queue-readings';
import { reservePhoto } from '../features/photos/states/photo-charge';
import { getHostHandler, hostOf } from '../features/public/get-host';
import {
  healthHandler,
  liveHandler,
  readyHandler,
  tryStreamHandler,
} from '../features/public/health';
import { sendContactHandler } from '../features/public/send-contact';
import { sendReportHandler } from '../features/public/send-report';
import {
  getReminderWaysHandler,
  subscribePushHandler,
  unsubscribePushHandler,
} from '../features/reminders/push-subscriptions';
import { readRecipePageHandler } from '../features/recipes/read-recipe-page';
import { planReminders } from '../features/reminders/reminder-plan';
import { unsubscribeHandler } from '../features/reminders/unsubscribe';
import type { OnCreate } from '../features/sync/apply-operation';
import { liveChangesHandler } from '../features/sync/live-changes';
import { syncRecordsHandler } from '../features/sync/sync-records';
import { AdminRouteFactory } from '../http/admin-endpoint';
import {
  CALL_RULES,
  type CallRules,
  type Route,
  RouteFactory,
  webhookRoute,
} from '../http/endpoint';
import { ofRequest } from '../http/request-log';
import { diskFull } from '../http/room-to-write';
import { aiConsent } from '../store/privacy/consents';
import type { OnWritten } from '../store/records';
import { accountRoutes } from './account-routes';
import { adminRoutes } from './admin-routes';
import type { Services } from './services';

const MINUTE = 60;
const QUARTER = 15 * MINUTE;

const { anybody, costly, entries, seldom, read, write } = CALL_RULES;
const image: CallRules = {
  body: 'image',
  limit: { most: 120, seconds: MINUTE },
  takesEntries: true,
};
const sync: CallRules = { body: 'sync', limit: { most: 600, seconds: MINUTE } };
const recipePage: CallRules = { body: 'json', limit: { most: 20, seconds: MINUTE } };
const product: CallRules = { body: 'none', limit: { most: 60, seconds: MINUTE } };
// Low, because Stripe limits the calls of a host.
const pay: CallRules = { body: 'json', limit: { most: 60, seconds: QUARTER } };

/** All endpoints, each with access, rate limit, handler and the services that the handler needs. */
export function routes(services: Services): Route[] {
  const { db, now, secure, onSessionEnd, limiter, uploads } = services;
  const { publicUrl } = services.env;
  const http = { db, now, secure, publicUrl, onSessionEnd, limiter, uploads };
  const factory = new RouteFactory(http);
  return [
    ...publicRoutes(services, factory),
    ...accountRoutes(services, factory),
    ...diaryRoutes(services, factory),
    ...billingRoutes(services, factory),
    ...reminderRoutes(services, factory),
    ...adminRoutes(services, new AdminRouteFactory(http)),
  ];
}

function publicRoutes(services: Services, factory: RouteFactory): Route[] {
  const { env, db, now, limiter, disk, backups, files, mailer, publicUrl, version } = services;
  const { schema, life, damage } = services;
  const { contactEmail } = env;
  return [
    factory.public(health, anybody, healthHandler({ db, disk, damage, backups, files, version })),
    factory.public(live, anybody, liveHandler({ version })),
    factory.public(tryStream, anybody, tryStreamHandler()),
    factory.public(ready, anybody, readyHandler({ db, disk, damage, version, schema, life })),
    factory.public(getHost, anybody, getHostHandler(hostOf(env))),
    factory.public(
      sendContact,
      seldom,
      sendContactHandler({ db, now, mailer, publicUrl, contactEmail }),
    ),
    factory.public(sendReport, costly, sendReportHandler({ db, now, limiter })),
  ];
}

function diaryRoutes(services: Services, factory: RouteFactory): Route[] {
  const { env, db, now, foods, files, pictures, hasProvider, openFoodFacts, recipePages } =
    services;
  const { live, build, rules, onChange } = services;
  const { accountLimits } = env;
  const onWritten = onWrittenOf(services);
  return [
    factory.member(listMeals, read, listMealsHandler({ db })),
    factory.member(saveProfile, entries, saveProfileHandler({ db, now, rules, onChange })),
    factory.member(
      analyzeText,
      entries,
      analyzeTextHandler({ db, now, foods, accountLimits, onChange, onWritten }),
    ),
    factory.member(
      analyzeImage,
      image,
      analyzeImageHandler({ db, now, files, pictures, hasProvider, accountLimits, onChange }),
    ),
    factory.member(photoBytes, read, photoBytesHandler({ db, files })),
    factory.member(photoCredits, read, photoCreditsHandler({ db, now })),
    factory.member(findProduct, product, findProductHandler({ db, now, openFoodFacts })),
    factory.member(readRecipePage, recipePage, readRecipePageHandler({ recipePages })),
    factory.member(
      syncRecords,
      sync,
      syncRecordsHandler({
        db,
        now,
        rules,
        accountLimits,
        onChange,
        onWritten,
        version: build,
        onCreate: onCreate(services),
        checkRoom: checkRoomOf(services),
      }),
    ),
    factory.member(liveChanges, read, liveChangesHandler({ live })),
    factory.member(listAnnouncements, read, listAnnouncementsHandler({ db })),
    factory.member(seeAnnouncements, write, seeAnnouncementsHandler({ db })),
  ];
}

function billingRoutes(services: Services, factory: RouteFactory): Route[] {
  const { billing, publicUrl, limiter, wireUser } = services;
  const { log, stripe } = billing;
  const change = { ...billing, wireUser };
  const page = { log, stripe, publicUrl };
  const webhook = { endpoint: stripeWebhook, limit: { most: 3_000, seconds: MINUTE } };
  return [
    factory.member(getBilling, read, getBillingHandler(billing)),
    factory.member(
      createSubscription,
      { ...pay, takesEntries: true },
      ofRequest(billing, createSubscriptionHandler),
    ),
    factory.member(cancelSubscription, pay, ofRequest(change, cancelSubscriptionHandler)),
    factory.member(resumeSubscription, pay, ofRequest(change, resumeSubscriptionHandler)),
    factory.member(paymentSuccess, pay, ofRequest(change, paymentSuccessHandler)),
    factory.member(openBillingPage, pay, ofRequest(page, openBillingPageHandler)),
    webhookRoute({ limiter }, webhook, ofRequest(billing, stripeWebhookHandler)),
  ];
}

function reminderRoutes(services: Services, factory: RouteFactory): Route[] {
  const { db, now, mailer, push, onChange } = services;
  const parts = { db, now, mailer, push };
  const rules: CallRules = { ...costly, body: 'none' };
  return [
    factory.public(unsubscribe, rules, unsubscribeHandler({ db, now, onChange })),
    factory.member(getReminderWays, read, getReminderWaysHandler(parts)),
    factory.member(subscribePush, write, subscribePushHandler(parts)),
    factory.member(unsubscribePush, { ...write, body: 'none' }, unsubscribePushHandler(parts)),
  ];
}

function onCreate({ hasProvider }: Pick<Services, 'hasProvider'>): OnCreate {
  return {
    photo: async ({ trx, userId }, { id, receivedAt }) =>
      reservePhoto(trx, { userId, photoId: id, now: receivedAt, hasProvider }),
  };
}

function onWrittenOf({
  hasProvider,
  readsWords,
}: Pick<Services, 'hasProvider' | 'readsWords'>): OnWritten {
  return async (trx, { userId, now, ...written }) => {
    await planReminders(trx, { userId, now, ...written });
    const { send, notes } = await aiConsent(trx, userId);
    const reader = { userId, now, isSent: hasProvider && send, readsWords, notes };
    await queueReadings(trx, reader, written);
  };
}

function checkRoomOf({ disk }: Pick<Services, 'disk'>): () => void {
  return () => {
    if (disk.isFull) throw diskFull();
  };
}
