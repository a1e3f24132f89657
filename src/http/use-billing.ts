import { useInfiniteQuery, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type * as z from 'zod';

import { type Billing, getBilling } from '#shared/contract/billing';
import { photoCredits } from '#shared/contract/photo-credits';

import { call } from './call';
import { queryClient } from './query';

const CREDITS_PER_PAGE = 30;

const BILLING_KEY = [getBilling.path];

export function useBilling(): UseQueryResult<Billing> {
  return useQuery({ queryKey: BILLING_KEY, queryFn: async () => call(getBilling, {}) });
}

export async function refetchBilling(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: BILLING_KEY });
}

export type PhotoCredits = z.output<(typeof photoCredits)['output']>;

export type CreditLine = PhotoCredits['entries'][number];

export function usePhotoCredits() {
  return useInfiniteQuery({
    queryKey: [photoCredits.path],
    queryFn: async ({ pageParam }) =>
      call(photoCredits, { limit: CREDITS_PER_PAGE, before: pageParam }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ more, entries }) => {
      const last = entries.at(-1);
      return more && last ? last.n : undefined;
    },
    refetchOnMount: 'always',
    gcTime: 0,
  });
}
