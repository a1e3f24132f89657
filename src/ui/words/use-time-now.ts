import { useEffect, useState } from 'react';

import { followClock } from './follow-clock';
import { localNow } from './time';

/**
 * The time in a form, 'YYYY-MM-DDTHH:mm'. It follows the clock until the user sets a time, because a page may stay open
 * for days.
 */
export function useTimeNow() {
  const [chosen, setChosen] = useState<string | null>(null);
  const [now, setNow] = useState(localNow);
  useEffect(() => {
    const follow = () => {
      setNow(localNow());
    };
    return followClock(follow);
  }, []);
  return {
    when: chosen ?? now,
    /** The time that the user has set; null while it follows the clock. */
    set: chosen,
    setWhen: setChosen,
    followAgain: () => {
      setChosen(null);
      setNow(localNow());
    },
  };
}
