import { useQuery, type UseQueryResult } from '@tanstack/react-query';

import { getSecondFactor } from '#shared/contract/second-factor';
import { listSessions, type OwnSession } from '#shared/contract/sessions';

import { call } from './call';
import { queryClient } from './query';

const SESSIONS_KEY = [listSessions.path];

/** How two-step sign-in stands, asked anew whenever it is opened: only the server knows. */
export function useSecondFactor() {
  return useQuery({
    queryKey: [getSecondFactor.path],
    queryFn: async () => call(getSecondFactor, {}),
    refetchOnMount: 'always',
    gcTime: 0,
  });
}

/** Asks again: something of it has changed. */
export async function refetchSecondFactor(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [getSecondFactor.path] });
}

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
