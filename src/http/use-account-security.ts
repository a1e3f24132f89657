import { useQuery, type UseQueryResult } from '@tanstack/react-query';

import { listPasskeys, type Passkey } from '#shared/contract/passkeys';
import { getSecondFactor } from '#shared/contract/second-factor';
import { listSessions, type OwnSession } from '#shared/contract/sessions';

import { call } from './call';
import { queryClient } from './query';

const PASSKEYS_KEY = [listPasskeys.path];

const SESSIONS_KEY = [listSessions.path];

/** The state of two-step sign-in, requested whenever it is shown, because only the server knows it. */
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

/** The user's passkeys, requested whenever they are shown, because other devices can change them. */
export function usePasskeys(): UseQueryResult<Passkey[]> {
  return useQuery({
    queryKey: PASSKEYS_KEY,
    queryFn: async () => (await call(listPasskeys, {})).passkeys,
    refetchOnMount: 'always',
    gcTime: 0,
  });
}

/** Asks again: something of it has changed. */
export async function refetchPasskeys(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: PASSKEYS_KEY });
}

/** The user's sessions, requested whenever they are shown, because other devices can change them. */
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
