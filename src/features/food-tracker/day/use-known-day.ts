import type { DiaryDay } from '../../../store/diary';
import type { Filling } from '../../../store/filling';
import { useDiaryDay } from '../../../store/use-diary-day';
import { useFilling } from '../../../store/use-filling';

/** Waits until it is known whether an empty day is really empty: on a new device it may not have come yet. */
export function useKnownDay(day: string): { read: DiaryDay | undefined; filling: Filling | null } {
  const filling = useFilling();
  const read = useDiaryDay(day);
  return filling === undefined ? { read: undefined, filling: null } : { read, filling };
}
