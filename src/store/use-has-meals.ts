import type { AccountStore } from './account-store';
import { useLiveStore } from './use-live';

export function useHasMeals(): boolean | undefined {
  return useLiveStore(hasMeals, false, []);
}

async function hasMeals({ db }: AccountStore): Promise<boolean> {
  const meal = await db.meal.filter(({ deleted }) => deleted === 0).first();
  return meal !== undefined;
}
