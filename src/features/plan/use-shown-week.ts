import { useSearchParams } from 'react-router-dom';

import { isLocalDay } from '#shared/records/local-date-time';
import { firstOfWeek } from '#shared/rules/calendar';

import { weekStart } from '../../ui/words/display';
import { useToday } from '../../ui/words/use-today';

export interface ShownWeek {
  /** First day, 'YYYY-MM-DD'. */
  from: string;
  /** First day of the current week. */
  current: string;
  today: string;
  go: (from: string) => void;
}

/** Address parameter with a day of the shown week. */
const PARAMETER = 'week';

/** Reads the week from the address; the current week if it has none. */
export function useShownWeek(): ShownWeek {
  const [parameters, setParameters] = useSearchParams();
  const today = useToday();
  const named = parameters.get(PARAMETER) ?? '';
  const start = weekStart();
  const current = firstOfWeek(today, start);
  return {
    from: isLocalDay(named) ? firstOfWeek(named, start) : current,
    current,
    today,
    go: (from) => {
      setParameters(from === current ? {} : { [PARAMETER]: from }, { replace: true });
    },
  };
}
