import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';

/** Pages for everyone: nothing of the member's app is loaded for them. */
export function PublicLayout() {
  return (
    <Suspense fallback={null}>
      <Outlet />
    </Suspense>
  );
}
