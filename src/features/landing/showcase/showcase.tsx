import { Box } from '@mui/material';

import { BigFigures } from '../big-figures';
import { SamplePanel } from '../sample-panel';
import { SampleTag } from '../sample-tag';
import { Section } from '../section';
import { DaysOnTrack } from './days-on-track';
import { WeightLine } from './weight-line';

const TOTALS = [
  ['8.7', 'lbs lost'],
  ['21', 'days tracked'],
  ['95%', 'goal accuracy'],
] as const;

/** How progress looks, by the figures of a made-up month. */
export function Showcase() {
  return (
    <Section title="Progress Analytics" lead="How a month can look." raised>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, md: 3 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <SamplePanel title="This Week">
          <DaysOnTrack />
          <DailyAverage />
        </SamplePanel>
        <SamplePanel title="Weight">
          <WeightLine />
        </SamplePanel>
      </Box>
      <Totals />
    </Section>
  );
}

function DailyAverage() {
  return (
    <Box sx={{ mt: 'auto', pt: 2, borderTop: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mb: 1 }}>
        <Box sx={{ mr: 'auto', fontWeight: 650 }}>Daily average</Box>
        <span>1485 of 1650 calories</span>
      </Box>
      <Box aria-hidden sx={{ height: 14, borderRadius: '20px', bgcolor: 'raised.main' }}>
        <Box sx={{ width: '90%', height: '100%', borderRadius: '20px', bgcolor: 'primary.main' }} />
      </Box>
      <Box sx={{ mt: 0.5, fontWeight: 700 }}>90%</Box>
    </Box>
  );
}

function Totals() {
  return (
    <Box sx={{ mt: { xs: 4, md: 6 } }}>
      <BigFigures figures={TOTALS} />
      <Box sx={{ mt: 2.5 }}>
        <SampleTag words="Sample figures" />
      </Box>
    </Box>
  );
}
