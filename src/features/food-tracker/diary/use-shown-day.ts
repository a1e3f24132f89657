import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

import { isLocalDay } from '#shared/records/local-date-time';
import { daysAfter } from '#shared/rules/calendar';

import { leave } from '../../../ui/form/unsaved-changes';
import { useToday } from '../../../ui/words/use-today';
import { messages } from './messages';

/** Hash of an address that opens the page at the diary instead of the form above it. */
export const DIARY = 'diary';

export interface ShownDay {
  /** 'YYYY-MM-DD' */
  day: string;
  today: string;
  go: (day: string) => void;
}

const PARAMETER = 'day';

/** Reads the day from the address; today if it has none. */
export function useShownDay(): ShownDay {
  const [parameters, setParameters] = useSearchParams();
  const today = useToday();
  return {
    day: dayIn(parameters, today),
    today,
    go: (day) => {
      leave(() => {
        setParameters(day === today ? {} : { [PARAMETER]: day });
      });
    },
  };
}

/** During a navigation, the address is newer than the rendered day. */
function dayOfAddress(today: string): string {
  return dayIn(new URLSearchParams(location.search), today);
}

function dayIn(parameters: URLSearchParams, today: string): string {
  const named = parameters.get(PARAMETER) ?? '';
  return isLocalDay(named) ? named : today;
}

export const DAYS = messages.days;

/** Arrow keys and Home change the day, in the navigation of days and while nothing has the focus. */
export function useDayKeys({ today, go }: Pick<ShownDay, 'today' | 'go'>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Keys can be faster than renders, so reads the day from the address.
      const day = dayOfAddress(today);
      const target = { ArrowLeft: daysAfter(day, -1), ArrowRight: daysAfter(day, 1), Home: today }[
        event.key
      ];
      const isWithModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (target === undefined || isWithModifier || !isOurs(event.target)) return;
      event.preventDefault();
      go(target);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, [today, go]);
}

const AWAY_MS = 30 * 60_000;

/**
 * Shows today again after the page was in the background for half an hour. Otherwise the next meal would be saved on the
 * day for which the user added something earlier.
 * @param isBegun whether the user has begun a meal for the shown day
 */
export function useReturnToToday({ day, today, go }: ShownDay, isBegun: boolean): void {
  const hiddenAt = useRef<number | null>(null);
  useEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') {
        hiddenAt.current = Date.now();
        return;
      }
      const isLate = hiddenAt.current !== null && Date.now() - hiddenAt.current >= AWAY_MS;
      if (isLate && day !== today && !isBegun && !isTypingElsewhere()) go(today);
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [day, today, go, isBegun]);
}

/** Whether a dialog is open or the focus is in a field with text, such as a day's notes. */
function isTypingElsewhere(): boolean {
  const { activeElement } = document;
  const isField =
    activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement;
  return (
    (isField && activeElement.value !== '') || document.querySelector('[role=dialog]') !== null
  );
}

function isOurs(target: EventTarget | null): boolean {
  if (target === document.body) return true;
  return (
    target instanceof HTMLButtonElement && target.closest(`nav[aria-label="${DAYS}"]`) !== null
  );
}

/** Scrolls to the diary if the address has its hash. @param read false while content above does not have its final height */
export function useScrollToDiary(read: boolean): RefObject<HTMLDivElement | null> {
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
    const { top, left } = diary.getBoundingClientRect();
    // In a column next to the composer, the diary may be in view already; below the composer, scrolls to it.
    const isBeside = left > innerWidth / 4;
    const isInView = isBeside && top >= 0 && top <= innerHeight / 2;
    if (!isInView) diary.scrollIntoView({ behavior: 'instant' });
  }, [read, leadsHere, key]);
  return place;
}
