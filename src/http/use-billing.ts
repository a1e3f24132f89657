import { useQuery, type UseQueryResult } from '@tanstack/react-query';

import { getBilling, type Billing } from '#shared/contract/billing';

import { call } from './call';
import { queryClient } from './query';

const BILLING_KEY = [getBilling.path];

export function useBilling(): UseQueryResult<Billing> {
  return useQuery({ queryKey: BILLING_KEY, queryFn: async () => call(getBilling, {}) });
}

export async function refetchBilling(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: BILLING_KEY });
}
