import { Box } from '@mui/material';

import { SamplePanel } from '../sample-panel';
import { Glass } from './glass';
import { Ring } from './ring';

const GLASSES = 8;
const DRUNK = 6;

export function DailyGoals() {
  return (
    <SamplePanel title="Daily Goals">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2.5, alignItems: 'center' }}>
        <Ring percent={75} />
        <Box sx={{ lineHeight: 1.35 }}>
          <Box sx={{ fontWeight: 780, fontSize: '1.5rem', letterSpacing: '-0.02em' }}>410 left</Box>
          <Box sx={{ color: 'text.secondary' }}>of 1,650 calories</Box>
        </Box>
      </Box>
      <Box sx={{ mt: 'auto', pt: 2, borderTop: '1px solid', borderColor: 'divider' }}>
        <Box sx={{ display: 'flex', mb: 1 }}>
          <Box sx={{ mr: 'auto', fontWeight: 650 }}>Water</Box>
          <span>{`${DRUNK} / ${GLASSES} glasses`}</span>
        </Box>
        <Box aria-hidden sx={{ display: 'flex', justifyContent: 'space-between' }}>
          {Array.from({ length: GLASSES }, (_, index) => (
            <Glass key={index} full={index < DRUNK} />
          ))}
        </Box>
      </Box>
    </SamplePanel>
  );
}
