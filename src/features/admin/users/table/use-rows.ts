import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

import { USERS_PER_PAGE, type UsersView, useUserPages } from '../../../../http/admin/user-pages';
import { useSettled } from '../../use-settled';
import { useRowsInSight } from './use-rows-in-sight';
import type { Act } from './user-row';

const STEPS: Record<string, number> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: -Infinity,
  End: Infinity,
};

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

interface RowKeysSettings {
  frame: RefObject<HTMLElement | null>;
  count: number;
  /** Makes a row the one that the tab key comes to, and brings it into sight. */
  goTo: (index: number) => void;
}

interface RowKeys {
  onKey: (event: KeyboardEvent, index: number) => void;
  /** Moves the focus to a row's button, as soon as there is one. */
  focusRow: (index: number, act: Act) => void;
}

/**
 * Arrow keys go from row to row, staying with the same button; the tab key goes through one row's buttons
 * and then on, since nobody could tab through 100,000 rows.
 */
function useRowKeys({ frame, count, goTo }: RowKeysSettings): RowKeys {
  const wanted = useRef<{ index: number; act: Act } | null>(null);
  const focusRow = useCallback(
    (index: number, act: Act) => {
      const reached = Math.max(0, Math.min(index, count - 1));
      wanted.current = { index: reached, act };
      goTo(reached);
    },
    [count, goTo],
  );
  // After every drawing: the row may come with this one, its user with a later one.
  useEffect(() => {
    if (!wanted.current) return;
    const { index, act } = wanted.current;
    const row = frame.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
    const button = row?.querySelector<HTMLElement>(`[data-act=${act}]`);
    (button ?? row)?.focus({ preventScroll: true });
    if (button) wanted.current = null;
  });
  const onKey = useCallback(
    (event: KeyboardEvent, index: number) => {
      const step = STEPS[event.key];
      if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      const at = (event.target as HTMLElement).closest<HTMLElement>('[data-act]');
      focusRow(index + step, (at?.dataset['act'] ?? wanted.current?.act ?? 'status') as Act);
    },
    [focusRow],
  );
  return { onKey, focusRow };
}
