import { useEffect, useState } from 'react';

import { followClock } from './follow-clock';
import { localNow } from './time';

/** 'YYYY-MM-DD'. Changes when midnight passes with the page open. */
export function useToday(): string {
  const [today, setToday] = useState(() => localNow().slice(0, 10));
  useEffect(() => {
    const check = () => {
      setToday(localNow().slice(0, 10));
    };
    return followClock(check);
  }, []);
  return today;
}
