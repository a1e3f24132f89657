import { NO_REMINDERS } from '#shared/records/reminders';

import { freeUser } from '../../../test/kit/free-user';
import { profileFields } from '../../../test/kit/profiles';
import { type AccountStore, activeStore } from '../account-store';
import { rememberAccount } from '../accounts';
import { saveProfile } from '../profile/profile';
import { keepTimeZone, saveReminders } from './reminders';

let store: AccountStore;

beforeEach(async () => {
  await rememberAccount(freeUser(`user-${Math.random()}`));
  store = await activeStore();
});

const profile = async () => (await store.db.profile.get(store.userId))?.data;
const changes = async () => store.db.outbox.where({ type: 'profile' }).count();

test("a changed reminder keeps the others and stores this device's time zone", async () => {
  await saveProfile(profileFields(), '2026-11-24T08:00');
  await saveReminders({ daily: 'email' }, 'Europe/Berlin');
  await saveReminders({ at: '20:30' }, 'Asia/Tokyo');
  expect(await profile()).toMatchObject({
    reminders: { ...NO_REMINDERS, daily: 'email', at: '20:30' },
    timeZone: 'Asia/Tokyo',
  });
});

test('the time zone follows the device while a reminder is on, and is not stored otherwise', async () => {
  await saveProfile(profileFields(), '2026-11-24T08:00');
  await keepTimeZone('Asia/Tokyo');
  expect((await profile())?.timeZone).toBeUndefined();
  await saveReminders({ daily: 'push' }, 'Europe/Berlin');
  const before = await changes();
  await keepTimeZone('Europe/Berlin');
  expect(await changes()).toBe(before);
  await keepTimeZone('Asia/Tokyo');
  expect((await profile())?.timeZone).toBe('Asia/Tokyo');
});

test('without goals no reminders are saved', async () => {
  await saveReminders({ daily: 'email' }, 'Europe/Berlin');
  expect([await profile(), await changes()]).toEqual([undefined, 0]);
});
