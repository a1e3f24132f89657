import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';

import { useScrollToTop } from '../use-scroll-to-top';

/** Loads nothing of the member's app. */
export function PublicLayout() {
  useScrollToTop();
  return (
    <Suspense fallback={null}>
      <Outlet />
    </Suspense>
  );
}
