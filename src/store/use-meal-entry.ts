import { mealEntry, type MealEntry } from './meal-entries';
import { useLiveStore } from './use-live';

/** Follows one meal; null where there is none of the id, undefined while it is read. */
export function useMealEntry(id: string | null): MealEntry | null | undefined {
  return useLiveStore(
    async (store) => (id === null ? null : ((await mealEntry(store, id)) ?? null)),
    null,
    [id],
  );
}
