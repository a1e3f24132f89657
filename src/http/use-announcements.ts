import { useQuery, type UseQueryResult } from '@tanstack/react-query';

import {
  type Announcement,
  listAnnouncements,
  seeAnnouncements,
} from '#shared/contract/announcements';

import { call } from './call';
import { queryClient } from './query';

const KEY = [listAnnouncements.path];

/** The host's announcements, newest first. There is no data while offline. */
export function useAnnouncements(userId: string): UseQueryResult<Announcement[]> {
  return useQuery({
    queryKey: [...KEY, userId],
    queryFn: async () => (await call(listAnnouncements, {})).announcements,
  });
}

/** Dismisses an announcement on all devices. If that fails, it is shown again at the next start. */
export async function putAside(userId: string, { n }: Announcement): Promise<void> {
  queryClient.setQueryData<Announcement[]>([...KEY, userId], (told) =>
    told?.map((one) => (one.n <= n ? { ...one, seen: true } : one)),
  );
  await call(seeAnnouncements, { upTo: n }).catch(() => undefined);
}
