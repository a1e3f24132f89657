import { useEffect, useState } from 'react';

import { followClock } from '../../ui/words/follow-clock';
import { localNow } from '../../ui/words/time';

/** The current hour as 'YYYY-MM-DDTHH:00', updated while the page stays open. */
export function useThisHour(): string {
  const [hour, setHour] = useState(thisHour);
  useEffect(() => {
    const check = () => {
      setHour(thisHour());
    };
    return followClock(check);
  }, []);
  return hour;
}

const thisHour = () => `${localNow().slice(0, 13)}:00`;
