import { diaryDay, type DiaryDay } from './diary';
import { useLiveStore } from './use-live';

/**
 * Follows a day of the diary of whoever is signed in. Until a day has been read it is the one before
 * that is answered, told by its `day`; undefined at the very first.
 */
export function useDiaryDay(day: string): DiaryDay | undefined {
  const none: DiaryDay = { day, entries: [], earlier: {} };
  return useLiveStore(async (store) => diaryDay(store, day), none, [day]);
}
