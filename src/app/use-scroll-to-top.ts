import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Another page is shown from its top. */
export function useScrollToTop(): void {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  useEffect(() => {
    // Going back is left to the browser, which knows how far the page was scrolled.
    if (kind !== NavigationType.Pop) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [kind, pathname]);
}
