import {
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  type InfiniteData,
  type UseInfiniteQueryResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import type * as z from 'zod';

import type { Endpoint } from '#shared/contract/endpoint';

import { call } from '../call';
import { queryClient } from '../query';

// All keys start with it, so that all cached answers can be removed when the administrator signs out.
const ADMIN = 'admin';

export function adminKey(endpoint: Endpoint, ...more: unknown[]): unknown[] {
  return [ADMIN, endpoint.path, ...more];
}

/** Fetched at each visit; the cached answer is shown until then. */
export function useAdminQuery<Input extends z.ZodType, Output extends z.ZodType>(
  endpoint: Endpoint<Input, Output>,
  input: z.input<Input>,
): UseQueryResult<z.output<Output>> {
  return useQuery({
    queryKey: adminKey(endpoint, input),
    queryFn: async () => call(endpoint, input),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  });
}

export type AdminList<Output> = UseInfiniteQueryResult<InfiniteData<Output>>;

/** @param next more input for the page after these; undefined if there is none */
export function useAdminList<Input extends z.ZodType, Output extends z.ZodType>(
  endpoint: Endpoint<Input, Output>,
  input: z.input<Input>,
  next: (pages: z.output<Output>[]) => Partial<z.input<Input>> | undefined,
): AdminList<z.output<Output>> {
  return useInfiniteQuery({
    queryKey: adminKey(endpoint, input, 'pages'),
    initialPageParam: {} as Partial<z.input<Input>>,
    queryFn: async ({ pageParam }) =>
      call(endpoint, { ...(input as object), ...(pageParam as object) } as z.input<Input>),
    getNextPageParam: (_last, pages) => next(pages),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  });
}

export async function refetchAdmin(endpoint: Endpoint): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: adminKey(endpoint) });
}

export function clearAdminQueries(): void {
  queryClient.removeQueries({ queryKey: [ADMIN] });
}
