import { Box, Button, IconButton } from '@mui/material';

import { daysAfter } from '#shared/rules/calendar';

import { Icon } from '../../ui/icons';
import { messages } from './messages';
import type { ShownWeek } from './use-shown-week';
import { weekDates, weekName } from './week-words';

export function WeekBar({ shown: { from, current, go } }: { shown: ShownWeek }) {
  const name = weekName(from, current);
  const dates = weekDates(from);
  return (
    <Box component="nav" aria-label={messages.weeks} sx={STEPS}>
      <IconButton
        aria-label={messages.previousWeek}
        sx={STEP}
        onClick={() => {
          go(daysAfter(from, -7));
        }}
      >
        <Icon name="next" size={22} style={{ transform: 'scaleX(-1)' }} />
      </IconButton>
      <Box role="status" sx={{ flex: 1, minWidth: { sm: 150 }, textAlign: 'center' }}>
        <Box component="span" sx={{ display: 'block', fontWeight: 750, lineHeight: 1.25 }}>
          {name}
        </Box>
        {name !== dates && (
          <Box component="span" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
            {dates}
          </Box>
        )}
      </Box>
      {/* Between the arrow buttons, which must not move under the user's finger when it appears. */}
      {from !== current && (
        <Button
          variant="outlined"
          sx={{ px: 1.5, minWidth: 0, minHeight: 44, bgcolor: 'background.paper' }}
          onClick={() => {
            go(current);
          }}
        >
          {messages.goToThisWeek}
        </Button>
      )}
      <IconButton
        aria-label={messages.nextWeek}
        sx={STEP}
        onClick={() => {
          go(daysAfter(from, 7));
        }}
      >
        <Icon name="next" size={22} />
      </IconButton>
    </Box>
  );
}

const STEPS = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  width: { sm: 'fit-content' },
  minHeight: 48,
} as const;

const STEP = { border: '1px solid', borderColor: 'divider', bgcolor: 'background.paper' } as const;
