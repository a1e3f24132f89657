import type { Profile } from '#shared/records/profile';
import type { TargetFields } from '#shared/records/target';
import { localDateTimeAt } from '#shared/rules/calendar';
import { inOrder, wayOf } from '#shared/rules/targets/target-history';

import { type AccountStore, activeStore } from './account-store';
import { useLiveStore } from './use-live';
import { type Change, derivedId, write } from './write';

/** Oldest first. */
export async function allTargets({ db }: AccountStore): Promise<TargetFields[]> {
  const rows = await db.target.filter(({ deleted }) => deleted === 0).toArray();
  return inOrder(rows.map(({ data }) => data));
}

/** undefined while loading. */
export function useTargets(): TargetFields[] | undefined {
  return useLiveStore(allTargets, NONE, []);
}

const NONE: TargetFields[] = [];

/** The change that saves a new target; empty if the same target, set in the same way, already applies. */
export async function targetChange(store: AccountStore, set: TargetFields): Promise<Change[]> {
  const { way, calories, instead, checkIn } = set;
  const stored = (await store.db.profile.get(store.userId))?.data;
  const targets = await allTargets(store);
  const isSame = instead === calories && stored && wayOf(stored, targets) === way;
  if (checkIn === null && isSame) return [];
  const id = await idOf(set);
  const row = await store.db.target.get(id);
  // Set twice on one day: `instead` stays the target from before that day.
  const first = row?.deleted === 0 ? row.data.instead : instead;
  const others = targets.filter(
    ({ since, checkIn }) => since !== row?.data.since || checkIn !== row.data.checkIn,
  );
  const since = after(others.at(-1)?.since, set.since);
  return [{ type: 'target', id, act: 'restore', patch: { ...set, since, instead: first } }];
}

/** Makes sure that the target set last is the last in order, even if two were set within a minute. */
function after(last: string | undefined, since: string): string {
  if (last === undefined || last < since) return since;
  return localDateTimeAt(Date.parse(`${last}Z`) + 60_000);
}

async function idOf({ checkIn, since }: TargetFields): Promise<string> {
  return derivedId('target', checkIn === null ? since.slice(0, 10) : `check-in ${checkIn}`);
}

export type NewTarget = Omit<TargetFields, 'instead'>;

/**
 * Sets the target, also in the profile, where older versions read it. Never waits for the network.
 * @returns a function that undoes it
 */
export async function setTarget(set: NewTarget): Promise<() => Promise<void>> {
  return setTargetIn(await activeStore(), set);
}

/** As `setTarget`, in this store. */
export async function setTargetIn(
  store: AccountStore,
  set: NewTarget,
): Promise<() => Promise<void>> {
  const { userId } = store;
  const before = (await store.db.profile.get(userId))?.data;
  const id = await idOf({ ...set, instead: null });
  const row = await store.db.target.get(id);
  const instead = before?.dailyCalorieTarget ?? null;
  // Always writes both fields, so that of changes on two devices the later one wins as a whole.
  const profileChange = (fields: Pick<Profile, 'dailyCalorieTarget' | 'ownTarget'>): Change => ({
    type: 'profile',
    id: userId,
    act: 'put',
    patch: fields,
  });
  const changed = await targetChange(store, { ...set, instead });
  const ownTarget = set.way !== 'formula';
  await write(store, [...changed, profileChange({ dailyCalorieTarget: set.calories, ownTarget })]);
  return async () => {
    const back: Change =
      row?.deleted === 0
        ? { type: 'target', id, act: 'restore', patch: row.data }
        : { type: 'target', id, act: 'del', patch: null };
    const fields = { dailyCalorieTarget: instead, ownTarget: before?.ownTarget ?? false };
    await write(store, [...(changed.length > 0 ? [back] : []), profileChange(fields)]);
  };
}
