import { Box } from '@mui/material';

import { messages } from './messages';

import { SampleTag } from './sample-panel';
import { WIDTH } from './section';

const STATS = [
  ['500K+', messages.activeUsers],
  ['2M+', messages.mealsTracked],
  ['15M+', messages.poundsLost],
  ['4.8/5', messages.appRating],
] as const;

export function Stats() {
  return (
    <Box component="section" aria-label={messages.inFigures} sx={{ pb: { xs: 7, md: 12 } }}>
      <Box sx={WIDTH}>
        <Box sx={{ borderTop: '1px solid', borderColor: 'divider', pt: { xs: 4, md: 6 } }}>
          <BigFigures figures={STATS} />
          <Box sx={{ mt: 2.5 }}>
            <SampleTag words={messages.sampleFigures} />
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

interface BigFiguresProps {
  figures: readonly (readonly [value: string, label: string])[];
}

/** Numbers, each above its label. */
export function BigFigures({ figures }: BigFiguresProps) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
      }}
    >
      {figures.map(([value, label]) => (
        <Box key={label} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box
            component="dd"
            sx={{
              m: 0,
              fontWeight: 800,
              fontSize: { xs: '2.25rem', md: '3rem' },
              letterSpacing: '-0.035em',
              lineHeight: 1.1,
              color: 'primary.main',
            }}
          >
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
