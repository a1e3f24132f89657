import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Skips an address with a hash: its page scrolls to that part, and only one place may decide. */
export function useScrollToTop(): void {
  const { pathname, hash } = useLocation();
  const kind = useNavigationType();
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const isSamePage = shown.current === pathname;
    shown.current = pathname;
    // Going back is left to the browser, which restores the scroll position.
    if (isSamePage || kind === NavigationType.Pop || hash !== '') return;
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [kind, pathname, hash]);
}
