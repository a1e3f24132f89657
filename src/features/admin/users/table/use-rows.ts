import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { USERS_PER_PAGE, type UsersView, useUserPages } from '../../../../http/admin/user-pages';
import { useSettled } from '../../use-settled';
import { useRowKeys } from './use-row-keys';
import { useRowsInSight } from './use-rows-in-sight';

// Whoever drags through 100,000 users wants those at which they stop, not all on the way.
const STOPPED_MS = 80;

// Rows after which the page that follows is asked for before it is in sight.
const AHEAD = 30;

const FIRST_PAGE = [0];
// Outlines, until it is known how many users there are.
const OUTLINES = 8;

/** What the table draws of a view: the rows in sight, who is on them, and which one has the keys. */
export function useRows(frame: RefObject<HTMLElement | null>, view: UsersView) {
  const body = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const { counts } = useUserPages(view, FIRST_PAGE);
  const count = counts?.matching ?? OUTLINES;
  const { virtualizer, reachable, margin } = useRowsInSight(body, count, current);
  const items = virtualizer.getVirtualItems();
  const { startIndex, endIndex } = virtualizer.range ?? { startIndex: 0, endIndex: 0 };
  const pages = useUserPages(view, usePagesInSight(startIndex, endIndex, count));
  const goTo = useCallback(
    (index: number) => {
      setCurrent(index);
      virtualizer.scrollToIndex(index, { align: 'auto' });
    },
    [virtualizer],
  );
  const keys = useRowKeys({ frame, count: reachable, goTo });
  useFromTheTop(view, frame, setCurrent);
  return {
    ...pages,
    ...keys,
    body,
    counts,
    items,
    margin,
    current: Math.min(current, Math.max(0, reachable - 1)),
    height: virtualizer.getTotalSize(),
    unreachable: counts ? counts.matching - reachable : 0,
    setCurrent,
  };
}

/** Another search or order begins at its first row. */
function useFromTheTop(
  view: UsersView,
  frame: RefObject<HTMLElement | null>,
  setCurrent: (index: number) => void,
): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    setCurrent(0);
    const top = frame.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) window.scrollBy({ top, behavior: 'instant' });
  }, [view, frame, setCurrent]);
}

/** Which pages the rows in sight are on, once the scrolling has come to rest; the first is among them. */
function usePagesInSight(first: number, last: number, count: number): number[] {
  const from = Math.floor(first / USERS_PER_PAGE);
  const to = Math.floor(Math.max(first, Math.min(last + AHEAD, count - 1)) / USERS_PER_PAGE);
  const pages = useSettled(`${from} ${to}`, STOPPED_MS);
  return useMemo(() => {
    const [start = 0, end = 0] = pages.split(' ').map(Number);
    const inSight = Array.from({ length: end - start + 1 }, (_, i) => start + i);
    return [...new Set([0, ...inSight])];
  }, [pages]);
}
