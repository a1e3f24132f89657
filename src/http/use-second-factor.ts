import { useQuery } from '@tanstack/react-query';

import { getSecondFactor } from '#shared/contract/second-factor';

import { call } from './call';
import { queryClient } from './query';

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
