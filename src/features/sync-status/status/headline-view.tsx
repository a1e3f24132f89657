import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

import { Icon } from '../../../ui/icons';
import type { Headline } from './headline';

const TONES = {
  calm: { bgcolor: 'primary.main', color: 'primary.contrastText' },
  waiting: { bgcolor: 'raised.main', color: 'primary.main' },
  attention: { bgcolor: 'secondary.main', color: 'secondary.contrastText' },
} as const;

/** Where things stand; what changes in it is told to screen readers. */
export function HeadlineView({ headline, children }: { headline: Headline; children: ReactNode }) {
  const { icon, tone, title, words } = headline;
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'start' }}>
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          flex: 'none',
          width: 52,
          height: 52,
          borderRadius: '16px',
          ...TONES[tone],
        }}
      >
        <Icon name={icon} size={28} />
      </Box>
      <Box role="status" sx={{ minWidth: 0 }}>
        <Typography
          id="sync-headline"
          component="h2"
          tabIndex={-1}
          sx={{
            fontSize: '1.375rem',
            fontWeight: 750,
            letterSpacing: '-0.015em',
            lineHeight: 1.2,
            outline: 'none',
          }}
        >
          {title}
        </Typography>
        <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{words}</Typography>
        {children}
      </Box>
    </Box>
  );
}
