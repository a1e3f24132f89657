import { useQuery, type UseQueryResult } from '@tanstack/react-query';

import { listSessions, type OwnSession } from '#shared/contract/sessions';

import { call } from './call';
import { queryClient } from './query';

const SESSIONS_KEY = [listSessions.path];

/** Where one is signed in, asked anew whenever it is shown: others change it. */
export function useOwnSessions(): UseQueryResult<OwnSession[]> {
  return useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: async () => (await call(listSessions, {})).sessions,
    refetchOnMount: 'always',
    gcTime: 0,
  });
}

/** Asks again: something of it has changed. */
export async function refetchOwnSessions(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: SESSIONS_KEY });
}
