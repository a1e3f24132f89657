import { findActiveStore } from './account-store';
import { useLive } from './use-live';

/** Whether whoever is signed in has any meal at all; undefined while it is read. */
export function useHasMeals(): boolean | undefined {
  return useLive(async () => {
    const store = await findActiveStore();
    const meal = await store?.db.meal.filter(({ deleted }) => deleted === 0).first();
    return meal !== undefined;
  }, []);
}
