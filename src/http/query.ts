import { QueryClient } from '@tanstack/react-query';

/** For server reads that are not local records. The defaults are the specification's. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchInterval: false,
      staleTime: Infinity,
      // navigator.onLine is only a hint: the call itself finds out.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
