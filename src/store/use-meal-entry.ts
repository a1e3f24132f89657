import { findActiveStore } from './account-store';
import { mealEntry, type MealEntry } from './meal-entries';
import { useLive } from './use-live';

/** Follows one meal; null where there is none of the id, undefined while it is read. */
export function useMealEntry(id: string | null): MealEntry | null | undefined {
  return useLive(async () => {
    const store = id === null ? undefined : await findActiveStore();
    return (store && id !== null && (await mealEntry(store, id))) || null;
  }, [id]);
}
