import { findActiveStore } from './account-store';
import { recentFoods, type RecentFood } from './recent-foods';
import { useLive } from './use-live';

/** Foods of the latest meals and of what is remembered, newest first. */
export function useRecentFoods(): RecentFood[] | undefined {
  return useLive(async () => {
    const store = await findActiveStore();
    return store ? recentFoods(store) : [];
  }, []);
}
