import { QueryClient } from '@tanstack/react-query';

/** For data that is read from the server and is not a local record. The specification defines the defaults. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchInterval: false,
      staleTime: Infinity,
      // `navigator.onLine` is only a hint, so the call is always tried.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
