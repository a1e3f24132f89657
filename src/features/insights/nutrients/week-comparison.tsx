import { Box, Typography } from '@mui/material';

import { compareDays } from '#shared/nutrition/intake/compare-days';

import { DataTable } from '../charts/data-table';
import { finishedDays, loggedOn, type Intakes } from '../days/spans';
import { changeWords, comparisonTable, TOO_FEW } from './comparison-words';

const WEEK = 7;

interface WeekComparisonProps {
  intakes: Intakes;
  today: string;
}

/** Independent of the selected range. */
export function WeekComparison({ intakes, today }: WeekComparisonProps) {
  const days = finishedDays(today, 2 * WEEK);
  const comparison = compareDays(
    loggedOn(days.slice(WEEK), intakes),
    loggedOn(days.slice(0, WEEK), intakes),
  );
  const change = comparison && changeWords(comparison);
  return (
    <Box component="section" aria-labelledby="weeks" sx={{ mt: 2 }}>
      <Typography id="weeks" component="h3" variant="h3">
        Week against week
      </Typography>
      {comparison ? (
        <>
          {change !== null && <Typography sx={{ mt: 0.5, mb: 1.5 }}>{change}</Typography>}
          <DataTable {...comparisonTable(comparison)} />
        </>
      ) : (
        <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{TOO_FEW}</Typography>
      )}
    </Box>
  );
}
