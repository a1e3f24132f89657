import type { HeightUnit, Profile, WeightUnit } from '#shared/records/profile';
import type { TargetWay } from '#shared/records/target';
import type { Weight } from '#shared/records/weight';
import { withTarget } from '#shared/rules/targets/daily-targets';
import { heightIn, weightIn, weightFinelyIn } from '#shared/rules/units';

import { type AccountStore, activeStore } from '../account-store';
import { targetChange } from '../targets';
import { useLiveStore } from '../use-live';
import { latestWeighing } from '../weights';
import { type Change, write } from '../write';
import { displayHere } from './display';
import { putProfile, storedProfile } from './stored-profile';

/** The current weight is the latest by date, whatever the order in which weights were entered or synced. */
export async function readProfile(store: AccountStore): Promise<Profile | undefined> {
  const profile = await storedProfile(store);
  return profile && weighedNow(profile, await latestWeighing(store));
}

function weighedNow(profile: Profile, latest: Weight | undefined): Profile {
  if (!latest) return profile;
  const { weightUnit } = profile;
  return { ...profile, currentWeight: weightIn(weightUnit, latest.weight, latest.weightUnit) };
}

interface Saving {
  way?: TargetWay;
  /** The user did not enter this weight, so it is not saved as a weight record. */
  isExampleWeight?: boolean;
}

/**
 * A new current weight is also saved as a weight record; the same weight in another unit is not new. A new target
 * is saved with the day it began.
 * @param recordedAt local time, 'YYYY-MM-DDTHH:mm'
 */
export async function saveProfile(
  entered: Profile,
  recordedAt: string,
  { way = entered.ownTarget ? 'own' : 'formula', isExampleWeight = false }: Saving = {},
): Promise<void> {
  const store = await activeStore();
  const before = await storedProfile(store);
  const display = before ? undefined : await displayHere(store);
  const after = withNumber({ ...entered, ...(display && { display }) }, way);
  const patch = changedFields(before, after);
  const changes: Change[] = [];
  if (Object.keys(patch).length > 0) {
    changes.push({ type: 'profile', id: store.userId, act: 'put', patch });
  }
  if (!isExampleWeight) changes.push(...(await changeOfWeight(store, after, recordedAt)));
  changes.push(...(await changeOfTarget(store, { before, after, way, since: recordedAt })));
  if (changes.length > 0) await write(store, changes);
}

/** An adaptive target is stored as a number from the first day on, like the numbers of later weeks. */
function withNumber(entered: Profile, way: TargetWay): Profile {
  const after = withTarget(entered);
  return way === 'adaptive' ? { ...after, ownTarget: true } : after;
}

async function changeOfWeight(
  store: AccountStore,
  { currentWeight: weight, weightUnit }: Profile,
  recordedAt: string,
): Promise<Change[]> {
  if (weight === (await knownWeight(store, weightUnit))) return [];
  const fields: Weight = { weight, weightUnit, recordedAt };
  return [{ type: 'weight', id: store.newId(), act: 'put', patch: fields }];
}

interface Saved {
  before: Profile | undefined;
  after: Profile;
  way: TargetWay;
  since: string;
}

/** The first target needs no record: it applies to all days before the second. An adaptive one needs a record to say so. */
async function changeOfTarget(
  store: AccountStore,
  { before, after, way, since }: Saved,
): Promise<Change[]> {
  const { dailyCalorieTarget: calories } = after;
  const instead = before?.dailyCalorieTarget ?? null;
  if (calories === null || (instead === null && way !== 'adaptive')) return [];
  const target = { since, way, calories, instead, checkIn: null, expenditure: null };
  return targetChange(store, target);
}

async function knownWeight(store: AccountStore, unit: WeightUnit): Promise<number | undefined> {
  const weighing = await latestWeighing(store);
  if (weighing) return weightIn(unit, weighing.weight, weighing.weightUnit);
  const profile = await storedProfile(store);
  return profile && weightIn(unit, profile.currentWeight, profile.weightUnit);
}

function changedFields(before: Profile | undefined, after: Profile): Partial<Profile> {
  if (!before) return after;
  const fields = Object.keys(after) as (keyof Profile)[];
  return Object.fromEntries(
    fields.filter((field) => after[field] !== before[field]).map((field) => [field, after[field]]),
  );
}

/** The weights are converted to the other unit. */
export async function saveWeightUnit(unit: WeightUnit): Promise<void> {
  const store = await activeStore();
  const profile = await storedProfile(store);
  if (!profile || profile.weightUnit === unit) return;
  const { currentWeight, targetWeight, weightUnit } = profile;
  await putProfile(store, {
    weightUnit: unit,
    currentWeight: weightFinelyIn(unit, currentWeight, weightUnit),
    targetWeight: weightFinelyIn(unit, targetWeight, weightUnit),
  });
}

export async function saveHeightUnit(unit: HeightUnit): Promise<void> {
  const store = await activeStore();
  const profile = await storedProfile(store);
  if (!profile || profile.heightUnit === unit) return;
  const height = heightIn(unit, profile.height, profile.heightUnit);
  await putProfile(store, { heightUnit: unit, height });
}

/** undefined while loading, null if there is none. */
export function useProfile(): Profile | null | undefined {
  return useLiveStore(async (store) => (await readProfile(store)) ?? null, null, []);
}
