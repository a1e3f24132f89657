import { Box } from '@mui/material';

import { SamplePanel } from '../sample-panel';
import { Section } from '../section';
import { DaysOnTrack } from './days-on-track';
import { DailyAverage } from './daily-average';
import { Totals } from './totals';
import { WeightLine } from './weight-line';

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
