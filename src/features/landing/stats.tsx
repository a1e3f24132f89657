import { Box } from '@mui/material';

import { SampleTag } from './sample-panel';
import { WIDTH } from './section';

const STATS = [
  ['500K+', 'active users'],
  ['2M+', 'meals tracked'],
  ['15M+', 'pounds lost'],
  ['4.8/5', 'app rating'],
] as const;

export function Stats() {
  return (
    <Box component="section" aria-label="In figures" sx={{ pb: { xs: 7, md: 12 } }}>
      <Box sx={WIDTH}>
        <Box sx={{ borderTop: '1px solid', borderColor: 'divider', pt: { xs: 4, md: 6 } }}>
          <BigFigures figures={STATS} />
          <Box sx={{ mt: 2.5 }}>
            <SampleTag words="Sample figures" />
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

interface BigFiguresProps {
  figures: readonly (readonly [value: string, label: string])[];
}

/** Each number above what it counts. */
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
