import { Box, Typography } from '@mui/material';

import { format } from '../words/format';
import { messages } from './messages';

const STEPS = 3;

export function SignupProgress({ step }: { step: number }) {
  return (
    <Box sx={{ mb: 2.5 }}>
      <Typography sx={{ mb: 1, fontSize: '0.9375rem', color: 'text.secondary' }}>
        {format(messages.stepOf, { step, steps: STEPS })}
      </Typography>
      <Box
        role="progressbar"
        aria-label={messages.signUp}
        aria-valuemin={0}
        aria-valuemax={STEPS}
        aria-valuenow={step}
        aria-valuetext={format(messages.stepOf, { step, steps: STEPS })}
        sx={{ height: 8, borderRadius: 4, bgcolor: 'divider', overflow: 'hidden' }}
      >
        <Box
          sx={{
            height: '100%',
            width: `${(step / STEPS) * 100}%`,
            borderRadius: 4,
            bgcolor: 'primary.main',
            transition: 'width 160ms ease-out',
          }}
        />
      </Box>
    </Box>
  );
}
