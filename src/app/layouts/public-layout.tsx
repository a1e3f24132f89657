import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';

import { useScrollToTop } from '../use-scroll-to-top';

/** Does not load the app for signed-in users. */
export function PublicLayout() {
  useScrollToTop();
  return (
    <Suspense fallback={null}>
      <Outlet />
    </Suspense>
  );
}
