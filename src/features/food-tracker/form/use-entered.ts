import { useCallback, useEffect, useRef, useState } from 'react';

import { localNow } from '../../../ui/words/local-now';
import { withoutSaved, type Entered } from './entered';

const MINUTE_MS = 60_000;

/** Now, on the day of the diary that is open. */
const nowOn = (day: string) => `${day}${localNow().slice(10)}`;

/**
 * What a person has typed. The time is now, on the day that is open, and goes on with the clock for as
 * long as they have not set another.
 */
export function useEntered(day: string) {
  const [entered, setEntered] = useState<Entered>(() => {
    return { mealTime: nowOn(day), description: '', notes: '' };
  });
  const offered = useRef(entered.mealTime);
  const offer = useCallback((): string => {
    offered.current = nowOn(day);
    return offered.current;
  }, [day]);
  useEffect(() => {
    const mealTime = offer();
    setEntered((before) => ({ ...before, mealTime }));
    const goOn = () => {
      const last = offered.current;
      const now = offer();
      setEntered((before) => (before.mealTime === last ? { ...before, mealTime: now } : before));
    };
    const timer = setInterval(goOn, MINUTE_MS);
    document.addEventListener('visibilitychange', goOn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', goOn);
    };
  }, [offer]);

  return {
    entered,
    set: (change: Partial<Entered>) => {
      setEntered((before) => ({ ...before, ...change }));
    },
    /** Lets go of what was saved; what was typed while it was being saved stays. */
    letGo: (saved: Entered, fields: readonly (keyof Entered)[]) => {
      const blank: Entered = { mealTime: offer(), description: '', notes: '' };
      const cleared = Object.fromEntries(fields.map((field) => [field, blank[field]]));
      setEntered((now) => withoutSaved(now, saved, cleared));
    },
  };
}
