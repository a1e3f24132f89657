import {
  defaultRangeExtractor,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useMediaQuery, useTheme } from '@mui/material';
import { useCallback, useEffect, useLayoutEffect, useState, type RefObject } from 'react';

import { CARD_HEIGHT, HEAD_HEIGHT, ROW_HEIGHT } from './table-frame';

// Browsers lay out no element that is higher (the lowest limit is Firefox's, 17.9 million).
const HEIGHT_MAX = 17_000_000;
// Each row more is drawn anew with every frame of a flood of wheel turns: four made frames of 59 ms.
const BEYOND_SIGHT = 1;

interface RowsInSight {
  /** How many rows can be scrolled to. */
  reachable: number;
  /** From the top of the page to the first row, in px. */
  margin: number;
  virtualizer: Virtualizer<Window, Element>;
}

/**
 * The rows that the window shows, of all there are, which would be too many to draw.
 * @param current a row that stays drawn when it is scrolled out of sight, since it may have the focus
 */
export function useRowsInSight(
  rows: RefObject<HTMLElement | null>,
  count: number,
  current: number,
): RowsInSight {
  const wide = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
  const height = wide ? ROW_HEIGHT : CARD_HEIGHT;
  const reachable = Math.min(count, Math.floor(HEIGHT_MAX / height));
  const scrollMargin = useDistanceFromTop(rows);
  const virtualizer = useWindowVirtualizer({
    count: reachable,
    estimateSize: useCallback(() => height, [height]),
    overscan: BEYOND_SIGHT,
    // Drawn with the next frame, not within each of the events that come before it.
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

/** How far below the top of the page an element begins, also when what stands above it grows. */
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
