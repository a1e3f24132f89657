import { useEffect } from 'react';

import { daysAfter } from '#shared/rules/calendar';

import { dayOfAddress, type ShownDay } from './use-shown-day';

export const DAYS = 'Days';

/** Works in the days' navigation, and while nothing has the focus. */
export function useDayKeys({ today, go }: Pick<ShownDay, 'today' | 'go'>): void {
  useEffect(() => {
    const walk = (event: KeyboardEvent) => {
      // Keys can be faster than renders, so the day is read from the address.
      const day = dayOfAddress(today);
      const aim = { ArrowLeft: daysAfter(day, -1), ArrowRight: daysAfter(day, 1), Home: today }[
        event.key
      ];
      const isWithModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (aim === undefined || isWithModifier || !isOurs(event.target)) return;
      event.preventDefault();
      go(aim);
    };
    document.addEventListener('keydown', walk);
    return () => {
      document.removeEventListener('keydown', walk);
    };
  }, [today, go]);
}

function isOurs(target: EventTarget | null): boolean {
  if (target === document.body) return true;
  return (
    target instanceof HTMLButtonElement && target.closest(`nav[aria-label="${DAYS}"]`) !== null
  );
}
