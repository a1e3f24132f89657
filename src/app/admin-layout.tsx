import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';

import { queryClient } from '../http/query';
import { Spinner } from '../ui/feedback/spinner';

/** Loads nothing of the member's app, and stores nothing. */
export function AdminLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <Suspense fallback={<Spinner label="Loading" />}>
        <Outlet />
      </Suspense>
    </QueryClientProvider>
  );
}
