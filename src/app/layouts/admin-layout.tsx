import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';

import { queryClient } from '../../http/query';
import { Spinner } from '../../ui/feedback/spinner';
import { useTitle } from '../../ui/layout/page-title';
import { UnreachablePage } from '../../ui/layout/notice-page';
import { messages } from './messages';

/** Loads nothing of the users' app, and stores nothing. */
export function AdminLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <Suspense fallback={<Spinner label={messages.loading} />}>
        <Outlet />
      </Suspense>
    </QueryClientProvider>
  );
}

/** The script of the admin area is not cached on the device and did not load. */
export function AdminUnreachable() {
  useTitle(messages.noConnection);
  return (
    <UnreachablePage
      title={messages.noConnection}
      words={messages.theAdminAreaWorksOnlyOnline}
      onRetry={() => {
        window.location.reload();
      }}
    />
  );
}
