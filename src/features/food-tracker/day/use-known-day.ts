import { type DiaryDay, useDiaryDay } from '../../../store/diary';
import { type Filling, useFilling } from '../../../store/filling';

/** Waits until it is known whether an empty day is really empty: on a new device it may not have come yet. */
export function useKnownDay(day: string): { read: DiaryDay | undefined; filling: Filling | null } {
  const filling = useFilling();
  const read = useDiaryDay(day);
  return filling === undefined ? { read: undefined, filling: null } : { read, filling };
}
