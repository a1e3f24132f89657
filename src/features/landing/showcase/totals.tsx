import { Box } from '@mui/material';

import { BigFigures } from '../big-figures';
import { SampleTag } from '../sample-tag';

const TOTALS = [
  ['8.7', 'lbs lost'],
  ['21', 'days tracked'],
  ['95%', 'goal accuracy'],
] as const;

export function Totals() {
  return (
    <Box sx={{ mt: { xs: 4, md: 6 } }}>
      <BigFigures figures={TOTALS} />
      <Box sx={{ mt: 2.5 }}>
        <SampleTag words="Sample figures" />
      </Box>
    </Box>
  );
}
