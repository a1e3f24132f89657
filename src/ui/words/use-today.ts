import { useEffect, useState } from 'react';

import { localNow } from './time';

const CHECK_MS = 30_000;

/** 'YYYY-MM-DD'. Changes when midnight passes with the page open. */
export function useToday(): string {
  const [today, setToday] = useState(() => localNow().slice(0, 10));
  useEffect(() => {
    const check = () => {
      setToday(localNow().slice(0, 10));
    };
    const timer = setInterval(check, CHECK_MS);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, []);
  return today;
}
