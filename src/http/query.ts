import { QueryClient } from '@tanstack/react-query';

/** Reads of the server that are no local records; the specification's defaults. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchInterval: false,
      staleTime: Infinity,
      // The browser's idea of being online is a hint: the call itself finds out.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
