import { type KeyboardEvent, useEffect, useRef } from 'react';

import { daysAfter } from '#shared/rules/calendar';

import type { PlannedEntry, PlannedWeek } from '../../store/kitchen/planned-meals';
import { usePlanActions } from './use-plan-actions';

/** In the row of a planned meal, Shift with the left or right arrow moves the meal by a day and keeps its focus. */
export function useMoveByKeys(week: PlannedWeek | undefined) {
  const { change } = usePlanActions();
  const moved = useRef<{ id: string; day: string } | null>(null);
  useEffect(() => {
    const last = moved.current;
    if (!last || !week?.entries.some(({ id, day }) => id === last.id && day === last.day)) return;
    moved.current = null;
    document.getElementById(rowId(last.id))?.focus();
  }, [week]);
  return (event: KeyboardEvent, entry: PlannedEntry) => {
    const days = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (days === undefined || !event.shiftKey || event.ctrlKey || event.altKey || entry.eaten)
      return;
    event.preventDefault();
    const day = daysAfter(entry.day, days);
    moved.current = { id: entry.id, day };
    void change(entry, { day });
  };
}

export const MOVE_KEYS = 'Shift+ArrowLeft Shift+ArrowRight';

export function rowId(id: string): string {
  return `planned-${id}`;
}
