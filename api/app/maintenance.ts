import { mailAnnouncements } from '../features/announcements/announcements';
import { sendDigest } from '../features/admin/audit/send-digest';
import { reconcile } from '../features/billing/reconcile';
import { expirePhotos } from '../features/photos/expire-photos';
import { removePhotos } from '../features/photos/remove-photos';
import { releaseForPlan } from '../features/photos/release-for-plan';
import { sendReminders } from '../features/reminders/send-reminders';
import { tidyHistory } from '../features/sync/tidy-history';
import { ATTEMPT_MS } from '../features/accounts/single-sign-on/attempts';
import { DEVICE_DAYS } from '../http/known-device';
import { forgetInvitesBefore } from '../store/admin/invites';
import { forgetEndedAdminSessions } from '../store/admins';
import { forgetEmailChangesBefore } from '../store/email-changes';
import { eraseLeftContents, forgetErasedBefore, logErased } from '../store/erase-account';
import { forgetReportsBefore } from '../store/failure-reports';
import { forgetTroublesBefore } from '../store/sync-troubles';
import { forgetDevicesBefore, forgetTriesBefore } from '../store/sign-ins';
import { forgetChallengesBefore } from '../store/passkeys/passkey-challenges';
import { forgetProductsBefore } from '../store/known-products';
import { forgetMails } from '../store/listed-mails';
import { forgetContactsBefore } from '../store/messages/contacts';
import { forgetUseBefore } from '../store/provider-use';
import { forgetDailyBefore } from '../store/reminders/campaigns';
import { forgetEndedSessions } from '../store/sessions';
import { forgetAttemptsBefore } from '../store/single-sign-on/sign-in-attempts';
import { forgetTrialsBefore } from '../store/subscriptions';
import type { Services } from './services';
import { utcDay } from '../store/utc-day';

const EVERY_MS = 6 * 3600 * 1000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 3600 * 1000;

/** Deletes old data now and every six hours. */
export async function runMaintenance(services: Services): Promise<void> {
  const timer = setInterval(() => void runTasks(services), EVERY_MS);
  timer.unref();
  const minutes = setInterval(() => void mailWhatWaits(services), MINUTE_MS);
  minutes.unref();
  await mailWhatWaits(services);
  await runTasks(services);
}

/**
 * Queues mails for announcements that a host's command made, or that did not fit into the queue before, and sends due
 * reminders.
 */
export async function mailWhatWaits(services: Services): Promise<void> {
  try {
    await mailAnnouncements(services);
  } catch (error) {
    services.log.error({ error }, 'announcements could not be mailed');
  }
  try {
    const { jobs, push } = services;
    const wakePush =
      push &&
      (() => {
        jobs.wake();
      });
    await sendReminders({ ...services, wakePush });
  } catch (error) {
    services.log.error({ error }, 'reminders could not be sent');
  }
}

const daysAgo = ({ now }: Services, days: number) => now() - days * DAY_MS;

/** The tasks do not depend on each other. */
const TASKS: Record<string, (services: Services) => Promise<void>> = {
  signIns: async (services) => {
    const { db, now } = services;
    await forgetEndedSessions(db, now());
    await forgetEndedAdminSessions(db, now());
    await forgetTriesBefore(db, now());
    await forgetChallengesBefore(db, now());
    await forgetAttemptsBefore(db, now() - ATTEMPT_MS);
    await forgetDevicesBefore(db, daysAgo(services, DEVICE_DAYS));
    await forgetEmailChangesBefore(db, daysAgo(services, 7));
  },
  audit: async (services) => {
    await services.chain.check();
    await sendDigest(services);
  },
  waitingPhotos: async (services) => {
    for (const userId of await expirePhotos(services)) services.live.announce(userId);
    for (const userId of await releaseForPlan(services)) services.live.announce(userId);
    // A refunded image may have started the analysis of another photo.
    services.jobs.wake();
  },
  deletedAccounts: async (services) => {
    const { db, erased } = services;
    await eraseLeftContents(db);
    await logErased(db, erased);
    // Must be last, because the tasks above find an account's remaining data by its row.
    await forgetErasedBefore(db, erased, daysAgo(services, 400));
  },
  history: tidyHistory,
  billing: async (services) => {
    await reconcile(services.billing);
    await forgetTrialsBefore(services.db, daysAgo(services, 730));
  },
  photos: removePhotos,
  providerUse: forgetUse,
  mails: async (services) => {
    await forgetDailyBefore(services.db, daysAgo(services, 90));
    await forgetOldMails(services);
  },
  contacts: async (services) => forgetContactsBefore(services.db, daysAgo(services, 730)),
  others: async (services) => {
    const { db } = services;
    const old = daysAgo(services, 90);
    await forgetTroublesBefore(db, old);
    await forgetReportsBefore(db, old);
    await forgetProductsBefore(db, old);
    await forgetInvitesBefore(db, old);
  },
};

/** A task that fails is tried again the next time and does not stop the others. */
export async function runTasks(services: Services): Promise<void> {
  for (const [task, run] of Object.entries(TASKS)) {
    // The database may be closed.
    if (services.life.isStopping) return;
    try {
      await run(services);
    } catch (error) {
      services.log.error({ task, error }, 'housekeeping failed');
    }
  }
  // The write-ahead log still contains the deleted data until it is emptied.
  await services.checkpoints.empty().catch(() => undefined);
}

/**
 * Sent mails are kept for a day to limit mails per address; failed ones for 30 days so that administrators can send
 * them again.
 */
async function forgetOldMails(services: Services): Promise<void> {
  const times = { sentAfter: daysAgo(services, 1), failedAfter: daysAgo(services, 30) };
  await forgetMails(services.db, { now: services.now(), ...times });
}

/** Costs are kept for 400 days, but only for 7 days which user caused them. */
async function forgetUse(services: Services): Promise<void> {
  const ago = (days: number) => utcDay(daysAgo(services, days));
  await forgetUseBefore(services.db, { person: ago(7), money: ago(400) });
}
