import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';

import { queryClient } from '../http/query';
import { Spinner } from '../ui/feedback/spinner';
import { useTitle } from '../ui/layout/page-title';
import { UnreachablePage } from '../ui/layout/unreachable-page';

/** Loads nothing of the users' app, and stores nothing. */
export function AdminLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <Suspense fallback={<Spinner label="Loading" />}>
        <Outlet />
      </Suspense>
    </QueryClientProvider>
  );
}

/** The script of the admin area is not cached on the device and did not load. */
export function AdminUnreachable() {
  useTitle('No connection');
  return (
    <UnreachablePage
      title="No connection"
      words="The administrator's area works only with a connection to the server. Nothing of it is kept on this device."
      onRetry={() => {
        window.location.reload();
      }}
    />
  );
}
