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

// Apart from all others, so that nothing of it stays when somebody leaves the desk.
const DESK = 'admin';

export function deskKey(endpoint: Endpoint, ...more: unknown[]): unknown[] {
  return [DESK, endpoint.path, ...more];
}

/** A read of the desk, asked anew each time that its place is opened; the old answer stands until then. */
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

/**
 * A list of the desk, a page at a time.
 * @param next what to ask for beside `input` to have the page after these; undefined where there is none
 */
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

/** Asks an endpoint anew wherever its answer is shown: something of it has changed. */
export async function refetchDesk(endpoint: Endpoint): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: deskKey(endpoint) });
}

/** Drops everything that the desk has read. */
export function forgetDesk(): void {
  queryClient.removeQueries({ queryKey: [DESK] });
}
