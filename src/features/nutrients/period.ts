import { useSearchParams } from 'react-router-dom';

import { isLocalDateTime } from '#shared/records/local-date-time';
import { daysAfter } from '#shared/rules/calendar';

import { useToday } from '../../ui/words/use-today';

export const WEEK = 7;

/** The period of the page: a day, the seven days that end with `day`, or one meal. */
export interface Period {
  kind: 'day' | 'week' | 'meal';
  /** 'YYYY-MM-DD'; for a week its last day. */
  day: string;
  mealId: string | null;
}

export interface ShownPeriod {
  period: Period;
  today: string;
  show: (kind: 'day' | 'week', day: string) => void;
}

/** Keeps the period in the address, so that it survives a reload and can be linked to. */
export function usePeriod(): ShownPeriod {
  const [parameters, setParameters] = useSearchParams();
  const today = useToday();
  const asked = parameters.get('day') ?? '';
  const day = isLocalDateTime(`${asked}T00:00`) ? asked : today;
  const mealId = parameters.get('meal');
  const isWeek = parameters.get('span') === 'week';
  return {
    today,
    period:
      mealId === null
        ? { kind: isWeek ? 'week' : 'day', day: isWeek ? lastOfWeek(day, today) : day, mealId }
        : { kind: 'meal', day, mealId },
    show: (kind, next) => {
      const named = new URLSearchParams();
      if (next !== today) named.set('day', next);
      if (kind === 'week') named.set('span', kind);
      setParameters(named, { replace: true, preventScrollReset: true });
    },
  };
}

/** The last finished day up to `day`, because a week's average only has finished days. */
function lastOfWeek(day: string, today: string): string {
  return day < today ? day : daysAfter(today, -1);
}

export function firstOf({ kind, day }: Period): string {
  return kind === 'week' ? daysAfter(day, 1 - WEEK) : day;
}
