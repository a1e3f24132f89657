import { Box } from '@mui/material';

import { lateCard } from '../http/late-part';
import type { PlannedEntry } from '../store/kitchen/planned-meals';

const DaysPlan = lateCard(() => import('../features/plan/days-plan').then((m) => m.DaysPlan));

// Of the card with its heading and its link, and of each meal, in px.
const PLAN = { around: 118, row: 60 };

interface PlannedOfDayProps {
  /** Planned for the day, and not eaten yet. */
  entries: readonly PlannedEntry[];
  /** 'YYYY-MM-DD' */
  day: string;
  today: string;
}

/** What is left of a day's plan, for Today and the diary; nothing where nothing is left. */
export function PlannedOfDay({ entries, ...days }: PlannedOfDayProps) {
  if (entries.length === 0) return null;
  return (
    // The height that it has, so that nothing below moves when it comes.
    <Box sx={{ minHeight: PLAN.around + PLAN.row * entries.length }}>
      <DaysPlan entries={entries} {...days} />
    </Box>
  );
}
