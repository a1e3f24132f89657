import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Does nothing for an address with a hash, because that page itself scrolls to the part. */
export function useScrollToTop(): void {
  const { pathname, hash } = useLocation();
  const kind = useNavigationType();
  const shownPath = useRef<string | null>(null);
  useEffect(() => {
    const isSamePage = shownPath.current === pathname;
    shownPath.current = pathname;
    // On going back, the browser restores the scroll position.
    if (isSamePage || kind === NavigationType.Pop || hash !== '') return;
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [kind, pathname, hash]);
}
