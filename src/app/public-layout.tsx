import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';

import { useScrollToTop } from './use-scroll-to-top';

/** Pages for everyone: nothing of the member's app is loaded for them. */
export function PublicLayout() {
  useScrollToTop();
  return (
    <Suspense fallback={null}>
      <Outlet />
    </Suspense>
  );
}
