import { useQuery, type UseQueryResult } from '@tanstack/react-query';

import { getBilling, type Billing } from '#shared/contract/billing';

import { call } from './call';
import { queryClient } from './query';

const KEY = [getBilling.path];

/** Whether payments are set up here, and how one's own subscription stands: asked of the server once. */
export function useBilling(): UseQueryResult<Billing> {
  return useQuery({ queryKey: KEY, queryFn: async () => call(getBilling, {}) });
}

/** Asks again: something of it has changed. */
export async function refetchBilling(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: KEY });
}
