import type { DayMark } from '#shared/records/day-mark';

import { type AccountStore, activeStore } from '../account-store';
import { useLiveStore } from '../use-live';
import { derivedId, write } from '../write';

/**
 * Sets or, with null, removes the user's mark of a day. Never waits for the network.
 * @param day local, 'YYYY-MM-DD'
 * @returns the previous mark, so that the caller can undo the change
 */
export async function markDay(day: string, mark: DayMark | null): Promise<DayMark | null> {
  return markDayIn(await activeStore(), day, mark);
}

/** As `markDay`, in this store. */
export async function markDayIn(
  store: AccountStore,
  day: string,
  mark: DayMark | null,
): Promise<DayMark | null> {
  const id = await derivedId('dayMark', day);
  const row = await store.db.dayMark.get(id);
  const before = row?.deleted === 0 ? row.data.mark : null;
  if (mark === before) return before;
  if (mark === null) await write(store, [{ type: 'dayMark', id, act: 'del', patch: null }]);
  else await write(store, [{ type: 'dayMark', id, act: 'restore', patch: { day, mark } }]);
  return before;
}

/** By local day, 'YYYY-MM-DD'. */
export async function dayMarks({ db }: AccountStore): Promise<Map<string, DayMark>> {
  const rows = await db.dayMark.filter(({ deleted }) => deleted === 0).toArray();
  return new Map(rows.map(({ data }) => [data.day, data.mark]));
}

const NONE = new Map<string, DayMark>();

/** undefined while loading. */
export function useDayMarks(): Map<string, DayMark> | undefined {
  return useLiveStore(dayMarks, NONE, []);
}
