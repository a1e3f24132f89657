import { useEffect } from 'react';

import { ABOVE_BARS } from '../layout/room-of-bars';
import type { Toast } from './toast-card';

/** Gap below a toast, in px. */
export const GAP = 8;

/**
 * Marks the element that gets the extra space for a toast instead of the end of the page. On a page with columns it is
 * the longest column, so that a sticky column next to it is not pushed out of view.
 */
export const TOAST_ROOM = { 'data-toast-room': '' } as const;

/** Extends the page by the height that the toast covers, and scrolls focused elements out from under it. */
export function useRoomForToast(toast: Toast | null, place: HTMLElement | undefined): void {
  useEffect(() => {
    const { style, dataset } = document.documentElement;
    const covers =
      toast !== null && dataset['bar'] !== undefined && !place?.closest('[role=dialog]');
    if (!covers || !place) return undefined;
    const longer = document.querySelector<HTMLElement>('[data-toast-room]') ?? document.body;
    // Measured with an observer, because reading the height here would force an extra layout.
    const observer = new ResizeObserver(() => {
      const room = `${place.offsetHeight + 2 * GAP}px`;
      // Not as a CSS variable on the root: the browser would recompute the styles of the whole page.
      style.scrollPaddingBottom = `calc(${ABOVE_BARS} + ${room})`;
      longer.style.paddingBottom = room;
    });
    observer.observe(place);
    return () => {
      observer.disconnect();
      style.scrollPaddingBottom = '';
      longer.style.paddingBottom = '';
    };
  }, [toast, place]);
}
