import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Another page is shown from its top. An address that leads to a part of a page is left to that part,
 * so that never two places decide where one page stands.
 */
export function useScrollToTop(): void {
  const { pathname, hash } = useLocation();
  const kind = useNavigationType();
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const isSamePage = shown.current === pathname;
    shown.current = pathname;
    // Going back is left to the browser, which knows how far the page was scrolled.
    if (isSamePage || kind === NavigationType.Pop || hash !== '') return;
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [kind, pathname, hash]);
}
