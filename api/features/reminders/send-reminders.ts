import type { Logger } from 'pino';

import type { ReminderType, ReminderWay } from '#shared/records/reminders';
import {
  isSameDay,
  nextReminderAt,
  reminderDay,
  reminderEndsAt,
} from '#shared/rules/reminder-times';

import type { Mail, Mailer } from '../../jobs/mail/mailer';
import { accountById, type AccountRow, hasUnlimitedImages } from '../../store/accounts';
import type { Database, DatabaseTransaction } from '../../store/database';
import { inTransaction } from '../../store/in-transaction';
import { pause } from '../../store/long-work/in-slices';
import { readHostPlan } from '../../store/plans/host-plan';
import { addJob, PUSH_JOB } from '../../store/jobs';
import { AccountDeleted, lockUserSequence } from '../../store/lock-user-sequence';
import { restrictionIn } from '../../store/privacy/consents';
import {
  addCampaign,
  type CampaignType,
  endCampaign,
  hadCampaign,
  waitingPush,
} from '../../store/reminders/campaigns';
import { subscriptionsOf } from '../../store/reminders/push-subscriptions';
import {
  dueForReminder,
  hasLogged,
  markReminded,
  setNextReminder,
} from '../../store/reminders/reminder-times';
import { reminderMail, welcomeMail } from './reminder-mails';
import { type ReminderPlan, reminderPlan } from './reminder-plan';
import { unsubscribeToken } from './unsubscribe';

interface ReminderParts {
  db: Database;
  now: () => number;
  log: Logger;
  mailer: Mailer;
  /** Wakes the job runner that sends notifications; undefined if push is not set up. */
  wakePush: (() => void) | undefined;
  publicUrl: string;
}

const AT_ONCE = 50;
const DAY_MS = 24 * 3600 * 1000;
const CAMPAIGNS: Record<ReminderType, CampaignType> = {
  daily: 'daily_reminder',
  limit: 'upload_limit',
};

/** Decides for each user who is due whether to send a reminder, and marks it as sent before it is sent. */
export async function sendReminders(parts: ReminderParts): Promise<void> {
  const { db, now } = parts;
  for (;;) {
    const due = await inTransaction(db, async (trx) => dueForReminder(trx, now(), AT_ONCE));
    for (const userId of due) {
      await decideFor(parts, userId);
      await pause();
    }
    if (due.length < AT_ONCE) break;
  }
  parts.mailer.wake();
  parts.wakePush?.();
}

async function decideFor(parts: ReminderParts, userId: string): Promise<void> {
  const { db, now, log } = parts;
  try {
    await lockUserSequence(db, userId, async ({ trx }) => decide(parts, trx, userId));
  } catch (error) {
    if (error instanceof AccountDeleted) return;
    log.error({ error }, 'a reminder could not be decided');
    // Tried again in an hour, so that a failing user does not block others.
    const later = now() + DAY_MS / 24;
    await lockUserSequence(db, userId, async ({ trx }) =>
      setNextReminder(trx, userId, later),
    ).catch(() => undefined);
  }
}

async function decide(
  parts: ReminderParts,
  trx: DatabaseTransaction,
  userId: string,
): Promise<void> {
  const now = parts.now();
  const plan = await reminderPlan(trx, userId);
  await setNextReminder(trx, userId, plan ? nextReminderAt(plan.clock, now) : null);
  const account = await accountById(trx, userId);
  if (account) await welcome(parts, trx, account);
  if (!plan || !account) return;
  const { last_daily_reminder_sent: last } = account;
  const day = reminderDay(plan.clock, now);
  // Too late today, or a reminder was already sent: at most one a day, of any type.
  if (day === null || (last !== null && isSameDay(plan.clock.timeZone, last, now))) return;
  // A user whose account is restricted cannot log anything, so no reminder is sent.
  if ((await restrictionIn(trx, userId)) !== null) return;
  const type = await chooseType({ parts, trx, plan, account, day, now });
  if (type) await send({ parts, trx, plan, account, type, now });
}

/** Sends the welcome mail once, only on the first day. If mail is set up later, it is not sent. */
async function welcome(
  { mailer, publicUrl, now }: ReminderParts,
  trx: DatabaseTransaction,
  { id: userId, email, created_at: since }: AccountRow,
): Promise<void> {
  if (!mailer.isSetUp || now() - since > DAY_MS) return;
  if (await hadCampaign(trx, userId, 'welcome')) return;
  const campaign = { userId, type: 'welcome', channel: 'email', now: now() } as const;
  const campaignId = await addCampaign(trx, { ...campaign, endsAt: now() + DAY_MS });
  await post(mailer, trx, { ...welcomeMail(email, publicUrl), campaignId }, userId);
}

/** Marks the campaign as failed if its mail is not queued; otherwise it would wait forever. */
async function post(
  mailer: Mailer,
  trx: DatabaseTransaction,
  mail: Mail & { campaignId: string },
  userId: string,
): Promise<void> {
  const posted = await mailer.post(trx, mail, userId);
  if (posted === 'queued') return;
  await endCampaign(trx, mail.campaignId, {
    outcome: 'failed',
    answer: posted === 'full' ? 'Too many mails wait.' : 'Too many mails went there.',
  });
}

interface Deciding {
  parts: ReminderParts;
  trx: DatabaseTransaction;
  plan: ReminderPlan;
  account: AccountRow;
  now: number;
}

async function chooseType(deciding: Deciding & { day: string }): Promise<ReminderType | undefined> {
  const { trx, plan, account, day } = deciding;
  const { limit, daily } = plan.reminders;
  if (
    (await isAtLimit(deciding)) &&
    (await isReachable(deciding, limit)) &&
    !(await hadCampaign(trx, account.id, 'upload_limit'))
  )
    return 'limit';
  const isWanted = await isReachable(deciding, daily);
  return isWanted && !(await hasLogged(trx, account.id, day)) ? 'daily' : undefined;
}

/**
 * Whether the free images have been used up for a day, by the host's current plan. False if there are no free images.
 */
async function isAtLimit({ trx, account, now }: Deciding): Promise<boolean> {
  const reached = account.upload_limit_reached_at;
  if (reached === null || now - reached < DAY_MS) return false;
  const hostPlan = await readHostPlan(trx);
  if (hostPlan.freeImages === 0 || hasUnlimitedImages(account, { now, hostPlan })) return false;
  return account.images_uploaded >= (hostPlan.freeImages ?? Infinity);
}

async function isReachable(
  { parts, trx, account, now }: Deciding,
  way: ReminderWay,
): Promise<boolean> {
  if (way === 'email') return parts.mailer.isSetUp;
  if (way === 'off' || !parts.wakePush) return false;
  return (await subscriptionsOf(trx, account.id, now)).length > 0;
}

async function send({
  parts,
  trx,
  plan,
  account,
  type,
  now,
}: Deciding & { type: ReminderType }): Promise<void> {
  const { id: userId, email } = account;
  const way = plan.reminders[type] === 'push' ? 'push' : 'email';
  const endsAt = reminderEndsAt(plan.clock, now);
  const older = way === 'push' ? await waitingPush(trx, userId) : undefined;
  if (older)
    await endCampaign(trx, older.id, { outcome: 'failed', answer: 'A newer one took its place.' });
  const campaign = { userId, type: CAMPAIGNS[type], channel: way, now, endsAt } as const;
  const campaignId = await addCampaign(trx, campaign);
  await markReminded(trx, userId, now);
  if (way === 'push') {
    await addJob(trx, { kind: PUSH_JOB, userId, subjectId: userId, now });
    return;
  }
  const token = await unsubscribeToken(trx, userId, type);
  const { mailer, publicUrl } = parts;
  const { freeImages } = await readHostPlan(trx);
  const mail = reminderMail(type, { to: email, publicUrl, token, freeImages });
  const options = { linkMs: endsAt - now, campaignId, once: true as const };
  await post(mailer, trx, { ...mail, ...options }, userId);
}
