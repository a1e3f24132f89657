import { useMemo } from 'react';

import { USERS_PER_PAGE } from '../../../../http/admin/user-pages';
import { useSettled } from '../../use-settled';

// Whoever drags through 100,000 users wants those at which they stop, not all on the way.
const STOPPED_MS = 80;
// Rows after which the page that follows is asked for before it is in sight.
const AHEAD = 30;

/** Which pages the rows in sight are on, once the scrolling has come to rest; the first is among them. */
export function usePagesInSight(first: number, last: number, count: number): number[] {
  const from = Math.floor(first / USERS_PER_PAGE);
  const to = Math.floor(Math.max(first, Math.min(last + AHEAD, count - 1)) / USERS_PER_PAGE);
  const pages = useSettled(`${from} ${to}`, STOPPED_MS);
  return useMemo(() => {
    const [start = 0, end = 0] = pages.split(' ').map(Number);
    const inSight = Array.from({ length: end - start + 1 }, (_, i) => start + i);
    return [...new Set([0, ...inSight])];
  }, [pages]);
}
