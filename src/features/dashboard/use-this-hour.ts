import { useEffect, useState } from 'react';

import { localNow } from '../../ui/words/time';

const CHECK_MS = 30_000;

/** The current hour as 'YYYY-MM-DDTHH:00', updated while the page stays open. */
export function useThisHour(): string {
  const [hour, setHour] = useState(thisHour);
  useEffect(() => {
    const check = () => {
      setHour(thisHour());
    };
    const timer = setInterval(check, CHECK_MS);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, []);
  return hour;
}

const thisHour = () => `${localNow().slice(0, 13)}:00`;
