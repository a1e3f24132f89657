import type { MacroTarget } from '#shared/records/macro-target';
import type { NutrientTarget } from '#shared/records/nutrient-target';
import type { WeekdayTarget } from '#shared/records/weekday-target';
import { dayTargets, type DayTargets, type OwnTargets } from '#shared/rules/targets/day-targets';

import { type AccountStore, activeStore } from '../account-store';
import type { LocalRow } from '../database';
import { readProfile } from '../profile/profile';
import { allTargets } from '../targets';
import { useLiveStore } from '../use-live';
import { allWeights } from '../weights';
import { type Change, derivedId, write } from '../write';

type TakeBack = () => Promise<void>;

/** Never waits for the network. */
export async function setMacros(set: MacroTarget): Promise<TakeBack> {
  return keep('macroTarget', dayOf(set), set);
}

/** Never waits for the network. */
export async function setWeekdays(set: WeekdayTarget): Promise<TakeBack> {
  return keep('weekdayTarget', dayOf(set), set);
}

/** Never waits for the network. */
export async function setNutrientTarget(set: NutrientTarget): Promise<TakeBack> {
  return keep('nutrientTarget', `${set.nutrient} ${dayOf(set)}`, set);
}

type Kind = 'macroTarget' | 'weekdayTarget' | 'nutrientTarget';

/** A target set twice on one day replaces the first. @returns a function that undoes it */
async function keep(type: Kind, about: string, fields: { since: string }): Promise<TakeBack> {
  const store = await activeStore();
  const id = await derivedId(type, about);
  const row = await store.db.records(type).get(id);
  const before = row?.deleted === 0 ? (row.data as Change['patch']) : null;
  await write(store, [{ type, id, act: 'restore', patch: fields }]);
  return async () => {
    const back: Change = before
      ? { type, id, act: 'restore', patch: before }
      : { type, id, act: 'del', patch: null };
    await write(store, [back]);
  };
}

function dayOf({ since }: { since: string }): string {
  return since.slice(0, 10);
}

export async function ownTargetsOf({ db }: AccountStore): Promise<OwnTargets> {
  const [macros, weekdays, nutrients] = await Promise.all([
    db.macroTarget.toArray(),
    db.weekdayTarget.toArray(),
    db.nutrientTarget.toArray(),
  ]);
  return { macros: inOrder(macros), weekdays: inOrder(weekdays), nutrients: inOrder(nutrients) };
}

/** Oldest first. */
function inOrder<Target extends { since: string }>(rows: readonly LocalRow<Target>[]): Target[] {
  return rows
    .filter(({ deleted }) => deleted === 0)
    .map(({ data }) => data)
    .sort((one, other) => (one.since < other.since ? -1 : 1));
}

/** Null without goals. */
export async function dayTargetsOf(store: AccountStore): Promise<DayTargets | null> {
  const profile = await readProfile(store);
  if (!profile) return null;
  return dayTargets({
    profile,
    kept: await allTargets(store),
    own: await ownTargetsOf(store),
    weights: await allWeights(store),
  });
}

/** undefined while loading. */
export function useOwnTargets(): OwnTargets | undefined {
  return useLiveStore(ownTargetsOf, NONE, []);
}

/** undefined while loading, null without goals. */
export function useDayTargets(): DayTargets | null | undefined {
  return useLiveStore(dayTargetsOf, null, []);
}

const NONE: OwnTargets = { macros: [], weekdays: [], nutrients: [] };
