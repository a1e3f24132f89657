import type { Meal } from '#shared/records/meal';

import { activeAccount, type Account } from './accounts';
import type { LocalRow } from './database';
import { useLive, useLiveStore } from './use-live';

/** undefined while loading, null if no one is signed in. */
export function useAccount(): Account | null | undefined {
  return useLive(activeAccount, []);
}

/** How many meals the AI provider would read: unread photos and, if it also reads words, described meals. */
export function useMealsWaitForAnswer({ words }: { words: boolean }): number | undefined {
  return useLiveStore(
    async ({ db }) => {
      const photos = await db.photo
        .filter(({ data, deleted }) => deleted === 0 && !isRead(data.status))
        .count();
      const described = words ? await db.meal.filter(isDescribed).count() : 0;
      return photos + described;
    },
    0,
    [words],
  );
}

const isRead = (status: string | undefined) => status === 'done' || status === 'failed';

const isDescribed = ({ data, deleted }: LocalRow<Meal>) =>
  deleted === 0 && data.description !== null;
