import type { AccountStore } from './account-store';
import { refusedEntries, type RefusedEntry } from './refusals';
import { useLiveStore } from './use-live';

export interface RefusedCase extends RefusedEntry {
  /** As far as this device knows. */
  isDeleted: boolean;
  /** The server has, or had, the entry: only the change was refused. */
  isOnServer: boolean;
  /** Of the meal that a photo belongs to; null for other entries. */
  mealName: string | null;
}

export function useRefusedEntries(): RefusedCase[] | undefined {
  return useLiveStore(cases, [], []);
}

async function cases(store: AccountStore): Promise<RefusedCase[]> {
  const entries = await refusedEntries(store);
  return Promise.all(entries.map(async (entry) => caseOf(store, entry)));
}

async function caseOf({ db }: AccountStore, entry: RefusedEntry): Promise<RefusedCase> {
  const row = await db.records(entry.type).get(entry.id);
  const { mealId } = entry.data;
  const meal = typeof mealId === 'string' ? await db.meal.get(mealId) : undefined;
  return {
    ...entry,
    isDeleted: row?.deleted === 1,
    isOnServer: (row?.seq ?? 0) > 0,
    mealName: meal?.data.name ?? null,
  };
}
