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

/** Which day of the diary is open: part of the address; today where the address names none. */
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

/** The day of the address as it stands, which is ahead of what is drawn while a step is on its way. */
export function dayOfAddress(today: string): string {
  return dayIn(new URLSearchParams(location.search), today);
}

function dayIn(parameters: URLSearchParams, today: string): string {
  const asked = parameters.get(PARAMETER) ?? '';
  return isLocalDateTime(`${asked}T00:00`) ? asked : today;
}

const LOOK_MS = 30_000;

/** Today by the device's clock, also when midnight passes with the page open. */
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
