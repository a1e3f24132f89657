import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** What an address ends with that leads to the diary, and not to the form above it. */
export const DIARY = 'diary';

/**
 * Brings the diary into sight, and the focus to it, each time an address leads there. It alone decides
 * how far the page is scrolled then.
 * @param read whether it stands there: before that, nothing above it has its height
 */
export function useDiaryInSight(read: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  const leadsHere = hash === `#${DIARY}`;
  useEffect(() => {
    const diary = place.current;
    if (!leadsHere || !diary) return;
    if (!read) {
      // The page before may have been scrolled.
      window.scrollTo({ top: 0, behavior: 'instant' });
      return;
    }
    diary.focus({ preventScroll: true });
    // On a wide screen it stands beside the form, and in sight as it is.
    const { top } = diary.getBoundingClientRect();
    if (top < 0 || top > innerHeight / 2) diary.scrollIntoView({ behavior: 'instant' });
  }, [read, leadsHere, key]);
  return place;
}
