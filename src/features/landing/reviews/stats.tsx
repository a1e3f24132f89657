import { Box } from '@mui/material';

import { BigFigures } from '../big-figures';
import { SampleTag } from '../sample-tag';
import { WIDTH } from '../width';

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
