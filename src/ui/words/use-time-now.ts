import { useEffect, useState } from 'react';

import { localNow } from './time';

const CHECK_MS = 30_000;

/**
 * The time in a form, 'YYYY-MM-DDTHH:mm'. It follows the clock until the user sets a time, because a page may stay open
 * for days.
 */
export function useTimeNow() {
  const [set, setTime] = useState<string | null>(null);
  const [now, setNow] = useState(localNow);
  useEffect(() => {
    const follow = () => {
      setNow(localNow());
    };
    const timer = setInterval(follow, CHECK_MS);
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, []);
  return {
    when: set ?? now,
    /** The time that the user has set; null while it follows the clock. */
    set,
    setWhen: setTime,
    followAgain: () => {
      setTime(null);
      setNow(localNow());
    },
  };
}
