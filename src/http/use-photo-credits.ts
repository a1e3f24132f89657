import { useInfiniteQuery } from '@tanstack/react-query';
import type * as z from 'zod';

import { photoCredits } from '#shared/contract/photo-credits';

import { call } from './call';

export type PhotoCredits = z.output<(typeof photoCredits)['output']>;
export type CreditLine = PhotoCredits['entries'][number];

const CREDITS_PER_PAGE = 30;

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
