import { Box } from '@mui/material';

import type { DayIntake } from '#shared/nutrition/intake/day-intake';
import { isCounted } from '#shared/nutrition/intake/day-intake';

import { Icon, type IconName } from '../../../ui/icons';
import { Card } from '../../../ui/layout/card';
import { format } from '../../../ui/words/format';
import { messages } from '../messages';
import type { TargetOf } from '../spans';

interface TilesProps {
  /** In days; null if the streak is hidden. */
  streak: number | null;
  /** Logged days of the range, without today. */
  logged: readonly DayIntake[];
  complete: readonly DayIntake[];
  range: number;
  /** undefined if the user has set no goals. */
  targetOf: TargetOf | undefined;
}

export function Tiles({ streak, logged, complete, range, targetOf }: TilesProps) {
  const days = logged.filter(isCounted).length;
  const completeDays = complete.filter(isCounted).length;
  // On the first day, '1 day in a row' next to '0 of 7 days' would look contradictory.
  const hasFinishedDays = days > 0 || streak === 0 || streak === null;
  return (
    <Card component="dl" sx={GRID}>
      {streak !== null && (
        <Tile icon="leaf" label={messages.streak} figure={String(streak)}>
          {format(messages.daysInARow, { streak })}
        </Tile>
      )}
      {hasFinishedDays && (
        <Tile icon="check" label={messages.logged} figure={String(days)}>
          {format(messages.ofDays, { range })}
        </Tile>
      )}
      {completeDays > 0 && targetOf !== undefined && (
        <Tile icon="target" label={messages.onTarget} figure={String(daysNear(complete, targetOf))}>
          {format(messages.ofDaysWithin10Percent, { complete: completeDays })}
        </Tile>
      )}
    </Card>
  );
}

interface TileProps {
  icon: IconName;
  label: string;
  figure: string;
  children: React.ReactNode;
}

function Tile({ icon, label, figure, children }: TileProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="dt" sx={LABEL}>
        <Box component="span" sx={{ display: 'grid', color: 'primary.main' }}>
          <Icon name={icon} size={18} />
        </Box>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, fontSize: '0.9375rem', color: 'text.secondary' }}>
        <Box component="strong" sx={FIGURE}>
          {figure}
        </Box>
        {children}
      </Box>
    </Box>
  );
}

/** A day this close to the target counts as on target. */
const NEAR = 0.1;

export function daysNear(days: readonly DayIntake[], targetOf: TargetOf): number {
  return days.filter(({ day, nutrients: { calories } }) => {
    const target = targetOf(day);
    return calories !== null && Math.abs(calories - target) <= NEAR * target;
  }).length;
}

const GRID = {
  m: 0,
  display: 'grid',
  gap: { xs: 1, sm: 2 },
  // In rem, so that a label fits on one line in any text size.
  gridTemplateColumns: 'repeat(auto-fit, minmax(5.25rem, 1fr))',
} as const;

const LABEL = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0.5, sm: 0.75 },
  fontSize: '0.9375rem',
  fontWeight: 650,
  whiteSpace: 'nowrap',
} as const;

const FIGURE = {
  display: 'block',
  fontSize: '2rem',
  fontWeight: 780,
  letterSpacing: '-0.03em',
  lineHeight: 1.2,
  color: 'text.primary',
} as const;
