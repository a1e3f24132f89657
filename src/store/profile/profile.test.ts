import { calculate } from '#shared/rules/targets/daily-targets';
import { wayOf } from '#shared/rules/targets/target-history';

import { freeUser } from '../../../test/kit/free-user';
import { profileFields } from '../../../test/kit/profiles';
import { activeStore, type AccountStore } from '../account-store';
import { rememberAccount } from '../accounts';
import { allTargets } from '../targets';
import { addWeight, allWeights, deleteWeight, restoreWeight, weighingBeside } from '../weights';
import { readProfile, saveHeightUnit, saveProfile, saveWeightUnit } from './profile';

const SIGNED_UP = '2026-03-01T12:00';
let store: AccountStore;

beforeEach(async () => {
  await rememberAccount(freeUser(`ada-${Math.random()}`));
  store = await activeStore();
  await saveProfile(profileFields({ currentWeight: 70.55 }), SIGNED_UP);
});

const weighings = async () =>
  (await allWeights(store)).map(({ weight, weightUnit }) => `${weight} ${weightUnit}`);
const current = async () => (await readProfile(store))?.currentWeight;
const weigh = async (weight: number, recordedAt: string, weightUnit: 'kg' | 'lbs' = 'kg') =>
  addWeight({ weight, weightUnit, recordedAt });

test("changing the weight's unit and back saves no weight record", async () => {
  const inPounds = { weightUnit: 'lbs', currentWeight: 155.5, targetWeight: 143.3 } as const;
  await saveProfile(profileFields(inPounds), '2026-03-02T12:00');
  expect(await current()).toBe(155.5);
  await saveProfile(profileFields({ currentWeight: 70.55 }), '2026-03-03T12:00');
  expect(await current()).toBe(70.55);
  expect(await weighings()).toEqual(['70.55 kg']);
});

test('an example weight is not saved as a weight record, but counts for the target', async () => {
  await rememberAccount(freeUser(`grace-${Math.random()}`));
  store = await activeStore();
  await saveProfile(profileFields(), SIGNED_UP, { isExampleWeight: true });
  expect(await weighings()).toEqual([]);
  expect(await current()).toBe(70);
  await saveProfile(profileFields({ age: 40 }), '2026-03-02T12:00');
  expect(await weighings()).toEqual([]);
  await saveProfile(profileFields({ currentWeight: 71 }), '2026-03-03T12:00');
  expect(await weighings()).toEqual(['71 kg']);
});

test("an adaptive target is adaptive from the first goals on, and starts with the formula's number", async () => {
  await rememberAccount(freeUser(`grace-${Math.random()}`));
  store = await activeStore();
  const fields = profileFields({ dailyCalorieTarget: null, ownTarget: true });
  await saveProfile(fields, SIGNED_UP, { way: 'adaptive' });
  const profile = await readProfile(store);
  const targets = await allTargets(store);
  expect(profile).toMatchObject({ dailyCalorieTarget: calculate(fields).computed });
  expect(profile && wayOf(profile, targets)).toBe('adaptive');
  expect(targets).toMatchObject([{ since: SIGNED_UP, way: 'adaptive', instead: null }]);
  await saveProfile({ ...fields, ...profile }, '2026-03-02T12:00', { way: 'adaptive' });
  expect(await allTargets(store)).toHaveLength(1);
});

test('another weight is saved as a record, in any unit', async () => {
  const fields = profileFields({ weightUnit: 'lbs', currentWeight: 150, targetWeight: 143.3 });
  await saveProfile(fields, '2026-03-02T12:00');
  expect(await weighings()).toEqual(['70.55 kg', '150 lbs']);
});

test('the current weight is the latest weight record, and the target is computed from it', async () => {
  const id = await weigh(80, '2026-03-10T07:00');
  expect(await current()).toBe(80);
  const profile = await readProfile(store);
  const expected = calculate(profileFields({ currentWeight: 80 }));
  expect(profile && calculate(profile)).toEqual(expected);
  await weigh(90, '2026-03-05T07:00');
  expect(await current()).toBe(80);
  await deleteWeight(id);
  expect(await current()).toBe(90);
  await restoreWeight(id);
  expect(await current()).toBe(80);
});

test('a weight from another device counts once it is synced, in the unit of the profile', async () => {
  await store.db.weight.put({
    id: store.newId(),
    seq: 9,
    deleted: 0,
    updatedAt: 1,
    generation: 0,
    pending: 0,
    rejected: 0,
    data: { weight: 165, weightUnit: 'lbs', recordedAt: '2026-03-11T07:00' },
  });
  expect(await current()).toBe(74.8);
});

test('saving the profile without changes writes no weight record', async () => {
  await weigh(80, '2026-03-10T07:00');
  const profile = await readProfile(store);
  await saveProfile({ ...(profile ?? profileFields()), age: 40 }, '2026-03-11T12:00');
  expect(await weighings()).toEqual(['70.55 kg', '80 kg']);
  expect((await store.db.profile.get(store.userId))?.data).toMatchObject({ currentWeight: 80 });
});

test('a weight is compared with the last one before it, or else with the first after it', async () => {
  await weigh(80, '2026-03-10T07:00');
  expect(await weighingBeside('2026-03-09T07:00')).toMatchObject({ weight: 70.55 });
  expect(await weighingBeside('2026-03-12T07:00')).toMatchObject({ weight: 80 });
  expect(await weighingBeside('2026-02-01T07:00')).toMatchObject({ weight: 70.55 });
});

test('changing units keeps weight and height and writes no weight record', async () => {
  await saveWeightUnit('lbs');
  await saveHeightUnit('ft_in');
  expect(await readProfile(store)).toMatchObject({
    weightUnit: 'lbs',
    currentWeight: 155.5,
    targetWeight: 143.3,
    heightUnit: 'ft_in',
    height: 68.9,
  });
  await saveWeightUnit('kg');
  await saveHeightUnit('cm');
  expect(await readProfile(store)).toMatchObject({
    weightUnit: 'kg',
    currentWeight: 70.55,
    targetWeight: 65,
    heightUnit: 'cm',
    height: 175,
  });
  expect(await weighings()).toEqual(['70.55 kg']);
});
