import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { isLocalDateTime } from '#shared/records/local-date-time';

import { localNow } from '../../../ui/words/local-now';

export interface ShownDay {
  /** 'YYYY-MM-DD' */
  day: string;
  today: string;
  go: (day: string) => void;
}

const PARAMETER = 'day';

/** From the address; today if it names none. */
export function useShownDay(): ShownDay {
  const [parameters, setParameters] = useSearchParams();
  const today = useToday();
  return {
    day: dayIn(parameters, today),
    today,
    go: (day) => {
      setParameters(day === today ? {} : { [PARAMETER]: day });
    },
  };
}

/** The address is ahead of what is rendered while a step is under way. */
export function dayOfAddress(today: string): string {
  return dayIn(new URLSearchParams(location.search), today);
}

function dayIn(parameters: URLSearchParams, today: string): string {
  const asked = parameters.get(PARAMETER) ?? '';
  return isLocalDateTime(`${asked}T00:00`) ? asked : today;
}

const LOOK_MS = 30_000;

/** Changes when midnight passes with the page open. */
function useToday(): string {
  const [today, setToday] = useState(() => localNow().slice(0, 10));
  useEffect(() => {
    const look = () => {
      setToday(localNow().slice(0, 10));
    };
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return today;
}
