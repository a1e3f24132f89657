import { mealEntry, type MealEntry } from './meal-entries';
import { useLiveStore } from './use-live';

/** undefined while loading, null if there is no such meal. */
export function useMealEntry(id: string | null): MealEntry | null | undefined {
  return useLiveStore(
    async (store) => (id === null ? null : ((await mealEntry(store, id)) ?? null)),
    null,
    [id],
  );
}
