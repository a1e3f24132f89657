import { useQuery, type UseQueryResult } from '@tanstack/react-query';

import {
  type Announcement,
  listAnnouncements,
  seeAnnouncements,
} from '#shared/contract/announcements';

import { call } from './call';
import { queryClient } from './query';

const KEY = [listAnnouncements.path];

/** What the host has announced, newest first; without a connection nothing is known of it. */
export function useAnnouncements(userId: string): UseQueryResult<Announcement[]> {
  return useQuery({
    queryKey: [...KEY, userId],
    queryFn: async () => (await call(listAnnouncements, {})).announcements,
  });
}

/** Puts one aside, on every device. Where that fails it is shown once more at the next start. */
export async function putAside(userId: string, { n }: Announcement): Promise<void> {
  queryClient.setQueryData<Announcement[]>([...KEY, userId], (told) =>
    told?.map((one) => (one.n <= n ? { ...one, seen: true } : one)),
  );
  await call(seeAnnouncements, { upTo: n }).catch(() => undefined);
}
