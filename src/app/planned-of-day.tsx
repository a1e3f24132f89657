import { Box } from '@mui/material';

import { lateCard } from '../http/late-part';
import type { PlannedEntry } from '../store/kitchen/planned-meals';

const DaysPlan = lateCard(() => import('../features/plan/days-plan').then((m) => m.DaysPlan));

// Heights in px: of the card with its heading and link, and of each meal.
const PLAN = { around: 118, row: 60 };

interface PlannedOfDayProps {
  /** Planned for the day, and not eaten yet. */
  entries: readonly PlannedEntry[];
  /** 'YYYY-MM-DD' */
  day: string;
  today: string;
}

/** The planned meals of a day that are not eaten yet, for Today and the diary. Shows nothing if there are none. */
export function PlannedOfDay({ entries, ...days }: PlannedOfDayProps) {
  if (entries.length === 0) return null;
  return (
    // The card's height, so that the content below does not move when the card appears.
    <Box sx={{ minHeight: PLAN.around + PLAN.row * entries.length }}>
      <DaysPlan entries={entries} {...days} />
    </Box>
  );
}
