import type { Profile } from '#shared/records/profile';
import { NO_REMINDERS, type Reminders } from '#shared/records/reminders';

import { type AccountStore, activeStore } from '../account-store';
import { write, writtenTables } from '../write';

/** Changes the user's reminders, with this device's time zone. Does nothing if the user has no goals yet. */
export async function saveReminders(change: Partial<Reminders>, timeZone: string): Promise<void> {
  await saveRemindersIn(await activeStore(), change, timeZone);
}

async function saveRemindersIn(
  store: AccountStore,
  change: Partial<Reminders>,
  timeZone: string,
): Promise<void> {
  await changeProfile(store, ({ reminders }) => ({
    reminders: { ...NO_REMINDERS, ...reminders, ...change },
    timeZone,
  }));
}

/** Reminders use the time zone of the device in use. If all reminders are off, no time zone is stored. */
export async function keepTimeZone(timeZone: string): Promise<void> {
  await keepTimeZoneIn(await activeStore(), timeZone);
}

async function keepTimeZoneIn(store: AccountStore, timeZone: string): Promise<void> {
  await changeProfile(store, ({ reminders }) => (isOn(reminders) ? { timeZone } : {}));
}

function isOn(reminders: Reminders | undefined): boolean {
  return reminders !== undefined && (reminders.daily !== 'off' || reminders.limit !== 'off');
}

/** Reads and writes in one transaction, so that a choice made meanwhile is not lost. */
async function changeProfile(
  store: AccountStore,
  change: (profile: Profile) => Partial<Profile>,
): Promise<void> {
  const { db, userId } = store;
  await db.transaction('rw', writtenTables(db, ['profile']), async () => {
    const row = await db.profile.get(userId);
    if (row?.deleted !== 0) return;
    const wanted = Object.entries(change(row.data));
    const changed = wanted.filter(
      ([field, value]) =>
        JSON.stringify(value) !== JSON.stringify(row.data[field as keyof Profile]),
    );
    if (changed.length === 0) return;
    const patch = Object.fromEntries(changed);
    await write(store, [{ type: 'profile', id: userId, act: 'put', patch }]);
  });
}
