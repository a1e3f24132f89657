import type { Profile } from '#shared/records/profile';
import type { Reminders } from '#shared/records/reminders';
import { nextReminderAt, type ReminderClock } from '#shared/rules/reminder-times';
import { isTimeZone } from '#shared/rules/zone-time';

import type { DatabaseTransaction } from '../../store/database';
import { findRecord, type OnWritten, type StoredRecord } from '../../store/records';
import { setNextReminder } from '../../store/reminders/reminder-times';

export interface ReminderPlan {
  reminders: Reminders;
  clock: ReminderClock;
}

/** The user's reminder settings; undefined if nothing is on or the time zone is unknown. */
export async function reminderPlan(
  trx: DatabaseTransaction,
  userId: string,
): Promise<ReminderPlan | undefined> {
  return planIn(await findRecord(trx, userId, { type: 'profile', id: userId }));
}

function planIn(record: StoredRecord | undefined): ReminderPlan | undefined {
  if (record?.deleted !== false || !record.data) return undefined;
  const { reminders, timeZone } = record.data as Partial<Profile>;
  if (!reminders || timeZone === undefined || !isTimeZone(timeZone)) return undefined;
  if (reminders.daily === 'off' && reminders.limit === 'off') return undefined;
  return { reminders, clock: { ...reminders, timeZone } };
}

/**
 * Plans the next reminder when a profile was written. A due reminder or a pending welcome mail is not moved;
 * `sendReminders` decides about it.
 */
export const planReminders: OnWritten = async (trx, { userId, now, changed }) => {
  const profile = changed.find(({ type }) => type === 'profile');
  if (!profile) return;
  const { next_reminder_at: before } = await trx
    .selectFrom('users')
    .select('next_reminder_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (before !== null && before <= now) return;
  const plan = planIn(profile);
  const next = plan ? nextReminderAt(plan.clock, now) : null;
  if (next !== before) await setNextReminder(trx, userId, next);
};
