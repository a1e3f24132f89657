import { useEffect } from 'react';

import { ABOVE_BARS } from '../layout/room-of-bars';
import type { Toast } from './toast-card';

/** Between a toast and what is below it, in px. */
export const GAP = 8;

/**
 * Marks what gets the room for a toast, instead of the end of the page: the longest of columns, so that one beside
 * it that stays in view is not pushed out at the end of the page.
 */
export const TOAST_ROOM = { 'data-toast-room': '' } as const;

/** The page gets as much longer as the toast covers, and what gets the focus is scrolled clear of it. */
export function useRoomForToast(toast: Toast | null, place: HTMLElement | undefined): void {
  useEffect(() => {
    const { style, dataset } = document.documentElement;
    const covers =
      toast !== null && dataset['bar'] !== undefined && !place?.closest('[role=dialog]');
    if (!covers || !place) return undefined;
    const longer = document.querySelector<HTMLElement>('[data-toast-room]') ?? document.body;
    // Measured by the browser's own layout: asking for it here would lay the page out once more.
    const observer = new ResizeObserver(() => {
      const room = `${place.offsetHeight + 2 * GAP}px`;
      // A variable on the root would make the browser work out the styles of the whole page again.
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
