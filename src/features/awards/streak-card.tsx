import { Box, Typography } from '@mui/material';

import type { Streak } from '#shared/rules/awards/streak';
import { daysAfter } from '#shared/rules/calendar';

import { Card } from '../../ui/layout/card';
import { UNSEEN } from '../../ui/styles';
import { format } from '../../ui/words/format';
import { messages } from './messages';

const SHOWN_DAYS = 28;

interface StreakCardProps {
  streak: Streak;
  /** Local days with a meal, at least of the last four weeks. */
  logged: ReadonlySet<string>;
  /** 'YYYY-MM-DD' */
  today: string;
}

export function StreakCard({ streak, logged, today }: StreakCardProps) {
  const days = Array.from({ length: SHOWN_DAYS }, (_, n) => daysAfter(today, n - SHOWN_DAYS + 1));
  const frozen = new Set(streak.frozen);
  const fourWeeks = format(messages.fourWeeks, {
    logged: days.filter((day) => logged.has(day)).length,
    frozen: days.filter((day) => frozen.has(day)).length,
  });
  return (
    <Card component="section" aria-labelledby="streak" sx={CARD}>
      <Box>
        <Typography id="streak" component="h2" variant="h3">
          {messages.yourStreak}
        </Typography>
        {streak.days === 0 ? (
          <Typography sx={{ mt: 1, color: 'text.secondary' }}>{messages.noStreak}</Typography>
        ) : (
          <Box
            sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}
          >
            <Box component="span" sx={FIGURE}>
              {streak.days}
            </Box>
            {format(messages.inARow, { days: streak.days })}
          </Box>
        )}
        <Typography sx={{ mt: 1, fontWeight: 650 }}>
          {format(messages.freezes, { left: streak.freezesLeft })}
        </Typography>
      </Box>
      <Box>
        <Box sx={UNSEEN}>{fourWeeks}</Box>
        <Box aria-hidden sx={WEEKS}>
          {days.map((day) => (
            <Box
              key={day}
              sx={{
                ...DOT,
                ...(logged.has(day) ? LOGGED : {}),
                ...(frozen.has(day) ? FROZEN : {}),
                ...(day === today ? TODAY : {}),
              }}
            />
          ))}
        </Box>
      </Box>
      <Typography sx={NOTE}>{messages.howFreezesWork}</Typography>
    </Card>
  );
}

const CARD = {
  display: 'grid',
  columnGap: 3,
  rowGap: 2,
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto' },
} as const;

const FIGURE = {
  flex: 'none',
  fontSize: '2.75rem',
  fontWeight: 790,
  letterSpacing: '-0.03em',
  lineHeight: 1,
} as const;

const WEEKS = { display: 'grid', gridTemplateColumns: 'repeat(7, 14px)', gap: '5px' } as const;

const DOT = {
  width: 14,
  height: 14,
  borderRadius: '5px',
  bgcolor: 'divider',
  forcedColorAdjust: 'none',
} as const;

const LOGGED = { bgcolor: 'primary.main' } as const;

const FROZEN = {
  bgcolor: 'background.paper',
  border: '3px solid',
  borderColor: 'nutrients.protein',
} as const;

const TODAY = {
  outline: '2px solid var(--mui-palette-text-primary)',
  outlineOffset: '1px',
} as const;

const NOTE = { gridColumn: '1 / -1', color: 'text.secondary', fontSize: '0.9375rem' } as const;
