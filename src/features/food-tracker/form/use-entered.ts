import { useCallback, useEffect, useRef, useState } from 'react';

import { localNow } from '../../../ui/words/local-now';
import { withoutSaved, type Entered } from './entered';

const MINUTE_MS = 60_000;

/** The current time, on the open day of the diary. */
const nowOn = (day: string) => `${day}${localNow().slice(10)}`;

/** The time follows the clock until the person sets another. */
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
    /** Keeps what was typed during the save. */
    letGo: (saved: Entered, fields: readonly (keyof Entered)[]) => {
      const blank: Entered = { mealTime: offer(), description: '', notes: '' };
      const cleared = Object.fromEntries(fields.map((field) => [field, blank[field]]));
      setEntered((now) => withoutSaved(now, saved, cleared));
    },
  };
}
