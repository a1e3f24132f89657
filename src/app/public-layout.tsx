import { Suspense, useEffect } from 'react';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom';

/** Pages for everyone: nothing of the member's app is loaded for them. */
export function PublicLayout() {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  useEffect(() => {
    // Going back is left to the browser, which knows how far the page was scrolled.
    if (kind !== NavigationType.Pop) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [kind, pathname]);
  return (
    <Suspense fallback={null}>
      <Outlet />
    </Suspense>
  );
}
