import { recentFoods, type RecentFood } from './recent-foods';
import { useLiveStore } from './use-live';

export function useRecentFoods(): RecentFood[] | undefined {
  return useLiveStore(recentFoods, [], []);
}
