import { freeUser } from '../../../test/kit/free-user';
import { profileFields } from '../../../test/kit/profiles';
import { activeStore, type AccountStore } from '../account-store';
import { rememberAccount } from '../accounts';
import { registry } from '../registry';
import { saveDisplay } from './display';
import { saveProfile } from './profile';

const SIGNED_UP = '2026-03-01T12:00';
let store: AccountStore;

beforeEach(async () => {
  await rememberAccount(freeUser(`ada-${Math.random()}`));
  store = await activeStore();
  await saveProfile(profileFields({ currentWeight: 70.55 }), SIGNED_UP);
});

const storedDisplay = async () => (await store.db.profile.get(store.userId))?.data.display;

test('display settings are saved in the profile, one choice at a time', async () => {
  await saveDisplay({ energy: 'kJ' });
  await saveDisplay({ clock: '24', weekStart: 'sunday' });
  expect(await storedDisplay()).toEqual({ energy: 'kJ', clock: '24', weekStart: 'sunday' });
  await saveDisplay({ weekStart: undefined });
  expect(await storedDisplay()).toEqual({ energy: 'kJ', clock: '24' });
  await saveProfile(profileFields({ currentWeight: 70.55, age: 40 }), SIGNED_UP);
  expect(await storedDisplay()).toEqual({ energy: 'kJ', clock: '24' });
});

test('choices made at the same time are all kept, with or without goals', async () => {
  await Promise.all([saveDisplay({ weekStart: 'saturday' }), saveDisplay({ clock: '24' })]);
  expect(await storedDisplay()).toEqual({ weekStart: 'saturday', clock: '24' });
  const id = await rememberEve();
  await Promise.all([saveDisplay({ energy: 'kJ' }), saveDisplay({ volume: 'fl_oz' })]);
  expect((await registry().accounts.get(id))?.display).toEqual({ energy: 'kJ', volume: 'fl_oz' });
});

/** Signs in a user without goals. */
async function rememberEve(): Promise<string> {
  const id = `eve-${Math.random()}`;
  await rememberAccount(freeUser(id));
  store = await activeStore();
  return id;
}

test('a setting of a newer app version is kept when another one is changed', async () => {
  const newer = { energy: 'kJ', distance: 'miles' };
  const row = await store.db.profile.get(store.userId);
  await store.db.profile.put({ ...row, data: { ...row?.data, display: newer } } as never);
  await saveDisplay({ energy: 'kcal' });
  expect(await storedDisplay()).toEqual({ energy: 'kcal', distance: 'miles' });
});

test('before the first goals, settings are stored on this device; the goals then include them', async () => {
  const id = await rememberEve();
  await saveDisplay({ volume: 'fl_oz' });
  expect(await store.db.outbox.count()).toBe(0);
  expect((await registry().accounts.get(id))?.display).toEqual({ volume: 'fl_oz' });
  await saveProfile(profileFields(), SIGNED_UP);
  expect(await storedDisplay()).toEqual({ volume: 'fl_oz' });
});
