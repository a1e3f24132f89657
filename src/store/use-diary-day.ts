import { findActiveStore } from './account-store';
import { diaryDay, type DiaryDay } from './diary';
import { useLive } from './use-live';

/**
 * Follows a day of the diary of whoever is signed in. Until a day has been read it is the one before
 * that is answered, told by its `day`; undefined at the very first.
 */
export function useDiaryDay(day: string): DiaryDay | undefined {
  return useLive(async () => {
    const store = await findActiveStore();
    return store ? diaryDay(store, day) : { day, entries: [], earlier: {} };
  }, [day]);
}
