import { diaryDay, type DiaryDay } from './diary';
import { useLiveStore } from './use-live';

/** Returns the previous day, recognizable by its `day`, until the new one has been read. */
export function useDiaryDay(day: string): DiaryDay | undefined {
  const none: DiaryDay = { day, entries: [], earlier: {} };
  return useLiveStore(async (store) => diaryDay(store, day), none, [day]);
}
