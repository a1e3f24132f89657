import { Box } from '@mui/material';

import { Icon } from '../../../ui/icons';

const WEEK: readonly [string, boolean][] = [
  ['M', true],
  ['T', true],
  ['W', false],
  ['T', true],
  ['F', true],
  ['S', false],
  ['S', true],
];

const DOT = {
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  maxWidth: 40,
  aspectRatio: '1',
  mx: 'auto',
  borderRadius: '50%',
  border: '2px solid',
} as const;

export function DaysOnTrack() {
  return (
    <div>
      <Box sx={{ fontWeight: 780, fontSize: '1.5rem', letterSpacing: '-0.02em', mb: 1.5 }}>
        5 days on track
      </Box>
      <Box aria-hidden sx={{ display: 'flex', gap: 1, maxWidth: 400, textAlign: 'center' }}>
        {WEEK.map(([day, onTrack], index) => (
          <Box key={index} sx={{ flex: 1, fontSize: '0.875rem', color: 'text.secondary' }}>
            <Box
              sx={{
                ...DOT,
                borderColor: onTrack ? 'primary.main' : 'divider',
                bgcolor: onTrack ? 'primary.main' : undefined,
                color: 'primary.contrastText',
              }}
            >
              {onTrack && <Icon name="check" size={20} />}
            </Box>
            {day}
          </Box>
        ))}
      </Box>
    </div>
  );
}
