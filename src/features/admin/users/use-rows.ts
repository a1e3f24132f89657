import { useMediaQuery, useTheme } from '@mui/material';
import {
  defaultRangeExtractor,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

import { USERS_PER_PAGE, type UsersView, useUserPages } from '../../../http/admin/user-pages';
import { useDebounced } from '../../../ui/use-debounced';
import { CARD_HEIGHT, HEAD_HEIGHT, ROW_HEIGHT } from './table-frame';
import type { RowPart } from './user-row';

// The maximum height of an element that all browsers support (Firefox has the lowest limit, 17.9 million).
const HEIGHT_MAX = 17_000_000;

// Extra rows beyond the visible ones. Each is rendered in every frame of fast scrolling: with four, frames took 59 ms.
const BEYOND_SIGHT = 1;

const STEPS: Record<string, number> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: -Infinity,
  End: Infinity,
};

// Pages are loaded only after scrolling has paused this long, not while dragging through 100,000 users.
const STOPPED_MS = 80;

// The next page is loaded this many rows before it is visible.
const AHEAD = 30;

const FIRST_PAGE = [0];
// Placeholders until the number of users is known.
const OUTLINES = 8;

/** The visible rows of a view, their users, and the row that has the focus. */
export function useRows(frame: RefObject<HTMLElement | null>, view: UsersView) {
  const body = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const { counts } = useUserPages(view, FIRST_PAGE);
  const count = counts?.matching ?? OUTLINES;
  const { virtualizer, reachable, margin } = useVisibleRows(body, count, current);
  const items = virtualizer.getVirtualItems();
  const { startIndex, endIndex } = virtualizer.range ?? { startIndex: 0, endIndex: 0 };
  const pages = useUserPages(view, useVisiblePages(startIndex, endIndex, count));
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

/** Scrolls to the first row when the search or order changes. */
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

/** The pages of the visible rows once scrolling has stopped, and always the first. */
function useVisiblePages(first: number, last: number, count: number): number[] {
  const from = Math.floor(first / USERS_PER_PAGE);
  const to = Math.floor(Math.max(first, Math.min(last + AHEAD, count - 1)) / USERS_PER_PAGE);
  const pages = useDebounced(`${from} ${to}`, STOPPED_MS);
  return useMemo(() => {
    const [start = 0, end = 0] = pages.split(' ').map(Number);
    const inSight = Array.from({ length: end - start + 1 }, (_, i) => start + i);
    return [...new Set([0, ...inSight])];
  }, [pages]);
}

interface RowKeysSettings {
  frame: RefObject<HTMLElement | null>;
  count: number;
  /** Makes a row the only one in the tab order and scrolls to it. */
  goTo: (index: number) => void;
}

interface RowKeys {
  onKey: (event: KeyboardEvent, index: number) => void;
  /** Moves the focus to a row's button as soon as it is rendered. */
  focusRow: (index: number, act: RowPart) => void;
}

/**
 * Arrow keys move between rows and keep the same button; Tab moves through the current row's buttons only,
 * because nobody could tab through 100,000 rows.
 */
function useRowKeys({ frame, count, goTo }: RowKeysSettings): RowKeys {
  const wanted = useRef<{ index: number; act: RowPart } | null>(null);
  const focusRow = useCallback(
    (index: number, act: RowPart) => {
      const reached = Math.max(0, Math.min(index, count - 1));
      wanted.current = { index: reached, act };
      goTo(reached);
    },
    [count, goTo],
  );
  // Runs after every render, because the row and its user may be rendered at different times.
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
      focusRow(index + step, (at?.dataset['act'] ?? wanted.current?.act ?? 'status') as RowPart);
    },
    [focusRow],
  );
  return { onKey, focusRow };
}

interface VisibleRows {
  /** How many rows can be scrolled to. */
  reachable: number;
  /** Distance from the top of the page, in px. */
  margin: number;
  virtualizer: Virtualizer<Window, Element>;
}

/**
 * Only the rows in the window are rendered.
 * @param current a row that stays rendered, since it may have the focus
 */
function useVisibleRows(
  rows: RefObject<HTMLElement | null>,
  count: number,
  current: number,
): VisibleRows {
  const wide = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
  const height = wide ? ROW_HEIGHT : CARD_HEIGHT;
  const reachable = Math.min(count, Math.floor(HEIGHT_MAX / height));
  const scrollMargin = useDistanceFromTop(rows);
  const virtualizer = useWindowVirtualizer({
    count: reachable,
    estimateSize: useCallback(() => height, [height]),
    overscan: BEYOND_SIGHT,
    // Renders once per frame instead of in each scroll event.
    useFlushSync: false,
    scrollMargin,
    scrollPaddingStart: wide ? HEAD_HEIGHT : 0,
    rangeExtractor: useCallback(
      (range) => {
        const drawn = defaultRangeExtractor(range);
        return current >= range.count || drawn.includes(current)
          ? drawn
          : [...drawn, current].sort((a, b) => a - b);
      },
      [current],
    ),
  });
  useEffect(() => {
    virtualizer.measure();
  }, [virtualizer, height]);
  return { reachable, margin: scrollMargin, virtualizer };
}

/** Distance from the top of the page in px, updated when content above changes its height. */
function useDistanceFromTop(element: RefObject<HTMLElement | null>): number {
  const [distance, setDistance] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const top = element.current?.getBoundingClientRect().top ?? 0;
      setDistance(Math.round(top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return distance;
}
