// Must be the first import: it installs the IndexedDB that the store opens.
import { withTwoDevices } from '../kit/two-devices';
import type { TestDevice } from '../kit/devices';
import { profileFields } from '../kit/profiles';
import { wayOf } from '#shared/rules/targets/target-history';
import { allTargets, setTargetIn } from '../../src/store/targets';
import { write } from '../../src/store/write';

let phone: TestDevice;
let tablet: TestDevice;

withTwoDevices((given) => {
  ({ phone, tablet } = given);
});

async function settle() {
  for (const device of [phone, tablet, phone, tablet]) expect(await device.sync()).toBe(true);
}

const answer = (calories: number, since: string) => ({
  since,
  calories,
  way: 'adaptive' as const,
  checkIn: '2026-03-23',
  expenditure: { kcal: 2_400, low: 2_300, high: 2_500 },
});

async function targetOf({ store }: TestDevice) {
  const targets = await allTargets(store);
  const profile = (await store.db.profile.get(store.userId))?.data;
  return {
    targets: targets.map(({ since, calories, instead }) => ({ since, calories, instead })),
    current: profile?.dailyCalorieTarget,
    own: profile?.ownTarget,
  };
}

test('a check-in that two devices answer offline leaves one target, the later one', async () => {
  const profile = profileFields({ dailyCalorieTarget: 2_000 });
  const { store } = phone;
  await write(store, [{ type: 'profile', id: store.userId, act: 'put', patch: profile }]);
  await settle();
  const earlier = { ...store, now: () => store.now() - 60_000 };
  await setTargetIn(earlier, answer(1_900, '2026-03-23T08:00'));
  // The same target again, a day later.
  await setTargetIn(tablet.store, answer(2_000, '2026-03-24T08:00'));
  await settle();
  const one = {
    targets: [{ since: '2026-03-24T08:00', calories: 2_000, instead: 2_000 }],
    current: 2_000,
    own: true,
  };
  expect(await targetOf(phone)).toEqual(one);
  expect(await targetOf(tablet)).toEqual(one);
  expect((await phone.state()).comparison?.same).toBe(true);
});

test('undoing an answer restores the previous target', async () => {
  const profile = profileFields({ dailyCalorieTarget: 2_000 });
  const { store } = phone;
  await write(store, [{ type: 'profile', id: store.userId, act: 'put', patch: profile }]);
  const undo = await setTargetIn(store, answer(1_900, '2026-03-23T08:00'));
  await settle();
  expect(await targetOf(tablet)).toMatchObject({ current: 1_900, own: true });
  await undo();
  await settle();
  expect(await targetOf(tablet)).toEqual({ targets: [], current: 2_000, own: false });
});

test('of targets that are set within a minute, the last one wins', async () => {
  const profile = profileFields({ dailyCalorieTarget: 2_000, ownTarget: true });
  const { store } = phone;
  await write(store, [{ type: 'profile', id: store.userId, act: 'put', patch: profile }]);
  const since = '2026-03-23T08:00';
  const byHand = { since, calories: 2_000, checkIn: null, expenditure: null };
  const ways: string[] = [];
  const note = async () => {
    const row = await store.db.profile.get(store.userId);
    ways.push(wayOf(row!.data, await allTargets(store)));
  };
  await setTargetIn(store, { ...byHand, way: 'adaptive' });
  await note();
  await setTargetIn(store, answer(1_900, since));
  await note();
  await setTargetIn(store, { ...byHand, calories: 1_900, way: 'own' });
  await note();
  expect(ways).toEqual(['adaptive', 'adaptive', 'own']);
});
