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

// A key of its own, so that all of it can be dropped when the administrator leaves.
const DESK = 'admin';

export function deskKey(endpoint: Endpoint, ...more: unknown[]): unknown[] {
  return [DESK, endpoint.path, ...more];
}

/** Fetched at each visit; the last answer is shown until then. */
export function useDeskAnswer<Input extends z.ZodType, Output extends z.ZodType>(
  endpoint: Endpoint<Input, Output>,
  input: z.input<Input>,
): UseQueryResult<z.output<Output>> {
  return useQuery({
    queryKey: deskKey(endpoint, input),
    queryFn: async () => call(endpoint, input),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  });
}

export type DeskList<Output> = UseInfiniteQueryResult<InfiniteData<Output>>;

/** @param next more input for the page after these; undefined if there is none */
export function useDeskList<Input extends z.ZodType, Output extends z.ZodType>(
  endpoint: Endpoint<Input, Output>,
  input: z.input<Input>,
  next: (pages: z.output<Output>[]) => Partial<z.input<Input>> | undefined,
): DeskList<z.output<Output>> {
  return useInfiniteQuery({
    queryKey: deskKey(endpoint, input, 'pages'),
    initialPageParam: {} as Partial<z.input<Input>>,
    queryFn: async ({ pageParam }) =>
      call(endpoint, { ...(input as object), ...(pageParam as object) } as z.input<Input>),
    getNextPageParam: (_last, pages) => next(pages),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  });
}

export async function refetchDesk(endpoint: Endpoint): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: deskKey(endpoint) });
}

export function forgetDesk(): void {
  queryClient.removeQueries({ queryKey: [DESK] });
}
