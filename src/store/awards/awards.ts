import type { Award } from '#shared/records/award';
import type { DayMark } from '#shared/records/day-mark';
import type { Meal } from '#shared/records/meal';
import type { Profile } from '#shared/records/profile';
import { awardKey, type AwardRow } from '#shared/rules/awards/awards';

import type { AccountStore } from '../account-store';
import { dayMarks } from '../days/day-marks';
import { readProfile } from '../profile/profile';
import { useLiveStore } from '../use-live';
import { allWeights } from '../weights';
import { derivedId, write } from '../write';

export interface AwardEntry extends Award {
  id: string;
}

/** The data that awards are computed from, without the meals. */
export interface AwardFacts {
  profile: Profile | undefined;
  /** Local times, 'YYYY-MM-DDTHH:mm'. */
  weighings: string[];
  marks: ReadonlyMap<string, DayMark>;
}

export async function awardFacts(store: AccountStore): Promise<AwardFacts> {
  return {
    profile: await readProfile(store),
    weighings: (await allWeights(store)).map(({ recordedAt }) => recordedAt),
    marks: await dayMarks(store),
  };
}

/** Reads all meals in parts. @param take returns the part of a meal that the caller needs */
export async function everyMeal<Kept>(
  { db }: AccountStore,
  take: (meal: Meal) => Kept,
): Promise<Kept[]> {
  const parts: Kept[] = [];
  await db.eachPart(db.meal, (rows) => {
    for (const { deleted, data } of rows) if (deleted === 0) parts.push(take(data));
  });
  return parts;
}

/** Saves new awards. An award stays, even if the entries that earned it are deleted. */
export async function keepAwards(
  store: AccountStore,
  earned: readonly (AwardRow & { earnedAt: string })[],
): Promise<void> {
  const withIds = await Promise.all(
    earned.map(async (award) => ({ id: await derivedId('award', awardKey(award)), award })),
  );
  const known = await store.db.award.bulkGet(withIds.map(({ id }) => id));
  const fresh = withIds.filter((_, place) => known[place] === undefined);
  if (fresh.length === 0) return;
  await write(
    store,
    fresh.map(({ id, award }) => ({ type: 'award', id, act: 'put', patch: award })),
  );
}

/** Latest first; of several awards with the same time, the larger first. */
export async function awardsOf({ db }: AccountStore): Promise<AwardEntry[]> {
  const rows = await db.award.filter(({ deleted }) => deleted === 0).toArray();
  return rows
    .map(({ id, data }) => ({ id, ...data }))
    .sort((one, other) => order(other).localeCompare(order(one)));
}

function order({ earnedAt, awardType, value }: Award): string {
  return `${earnedAt} ${String(value).padStart(9, '0')} ${awardType}`;
}

/** undefined while loading. */
export function useAwards(): AwardEntry[] | undefined {
  return useLiveStore(awardsOf, [], []);
}
