import type { AccountStore } from './account-store';
import { useLiveStore } from './use-live';

/** Whether whoever is signed in has any meal at all; undefined while it is read. */
export function useHasMeals(): boolean | undefined {
  return useLiveStore(hasMeals, false, []);
}

async function hasMeals({ db }: AccountStore): Promise<boolean> {
  const meal = await db.meal.filter(({ deleted }) => deleted === 0).first();
  return meal !== undefined;
}
