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

/** Deletes what is kept only for a time: now and every six hours. */
export async function runMaintenance(services: Services): Promise<void> {
  const timer = setInterval(() => void runTasks(services), EVERY_MS);
  timer.unref();
  const minutes = setInterval(() => void mailWhatWaits(services), MINUTE_MS);
  minutes.unref();
  await mailWhatWaits(services);
  await runTasks(services);
}

/** A command of the host has announced it, or there was no room for more mails; and whom it is time to remind. */
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

async function runTasks(services: Services): Promise<void> {
  try {
    await forgetEndedSessions(services.db, services.now());
    await forgetEndedAdminSessions(services.db, services.now());
    await forgetTriesBefore(services.db, services.now());
    await forgetChallengesBefore(services.db, services.now());
    await forgetAttemptsBefore(services.db, services.now() - ATTEMPT_MS);
    await forgetDevicesBefore(services.db, services.now() - DEVICE_DAYS * DAY_MS);
    await services.chain.check();
    await sendDigest(services);
    for (const userId of await expirePhotos(services)) services.live.announce(userId);
    for (const userId of await releaseForPlan(services)) services.live.announce(userId);
    // A refunded image may have gone to another photo.
    services.jobs.wake();
    await eraseLeftContents(services.db);
    await logErased(services.db, services.erased);
    await forgetErasedBefore(services.db, services.erased, services.now() - 400 * DAY_MS);
    await tidyHistory(services);
    await reconcile(services.billing);
    await removePhotos(services);
    await forgetUse(services);
    await forgetTroublesBefore(services.db, services.now() - 90 * DAY_MS);
    await forgetReportsBefore(services.db, services.now() - 90 * DAY_MS);
    await forgetTrialsBefore(services.db, services.now() - 730 * DAY_MS);
    await forgetProductsBefore(services.db, services.now() - 90 * DAY_MS);
    await forgetDailyBefore(services.db, services.now() - 90 * DAY_MS);
    await forgetOldMails(services);
    await forgetContactsBefore(services.db, services.now() - 730 * DAY_MS);
    await forgetInvitesBefore(services.db, services.now() - 90 * DAY_MS);
    await forgetEmailChangesBefore(services.db, services.now() - 7 * DAY_MS);
  } catch (error) {
    // Everything is tried again the next time.
    services.log.error({ error }, 'housekeeping failed');
  }
  // What has gone stands in the log until then.
  await services.checkpoints.empty().catch(() => undefined);
}

/** Sent mails are needed to limit mails per address; failed ones can be sent again by hand. */
async function forgetOldMails({ db, now }: Services): Promise<void> {
  const ago = (days: number) => now() - days * DAY_MS;
  await forgetMails(db, { now: now(), sentAfter: ago(1), failedAfter: ago(30) });
}

/** Costs are kept for 400 days, who asked for 7. */
async function forgetUse({ db, now }: Services): Promise<void> {
  const ago = (days: number) => utcDay(now() - days * DAY_MS);
  await forgetUseBefore(db, { person: ago(7), money: ago(400) });
}
