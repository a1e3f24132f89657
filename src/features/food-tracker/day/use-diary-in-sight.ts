import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Hash of an address that leads to the diary, not to the form above it. */
export const DIARY = 'diary';

/** Only this hook scrolls the page then. @param read false while nothing above has its final height */
export function useDiaryInSight(read: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  const leadsHere = hash === `#${DIARY}`;
  useEffect(() => {
    const diary = place.current;
    if (!leadsHere || !diary) return;
    if (!read) {
      // The previous page may have been scrolled.
      window.scrollTo({ top: 0, behavior: 'instant' });
      return;
    }
    diary.focus({ preventScroll: true });
    // On a wide screen it is next to the form and already in view.
    const { top } = diary.getBoundingClientRect();
    if (top < 0 || top > innerHeight / 2) diary.scrollIntoView({ behavior: 'instant' });
  }, [read, leadsHere, key]);
  return place;
}
