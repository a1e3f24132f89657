import { recentFoods, type RecentFood } from './recent-foods';
import { useLiveStore } from './use-live';

/** Foods of the latest meals and of what is remembered, newest first. */
export function useRecentFoods(): RecentFood[] | undefined {
  return useLiveStore(recentFoods, [], []);
}
