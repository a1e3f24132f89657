import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';

import { queryClient } from '../../http/query';
import { Spinner } from '../../ui/feedback/spinner';
import { useTitle } from '../../ui/layout/page-title';
import { UnreachablePage } from '../../ui/layout/notice-page';
import { messages } from './messages';

/** Does not load the users' app and stores nothing. */
export function AdminLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <Suspense fallback={<Spinner label={messages.loading} />}>
        <Outlet />
      </Suspense>
    </QueryClientProvider>
  );
}

/** Shown when the admin area's script could not be loaded; it is never cached on the device. */
export function AdminUnreachable() {
  useTitle(messages.noConnection);
  return (
    <UnreachablePage
      title={messages.noConnection}
      words={messages.adminAreaNeedsConnection}
      onRetry={() => {
        window.location.reload();
      }}
    />
  );
}
