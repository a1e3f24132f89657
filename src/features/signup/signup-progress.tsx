import { Box, Typography } from '@mui/material';

const STEPS = 3;

export function SignupProgress({ step }: { step: number }) {
  return (
    <Box sx={{ mb: 2.5 }}>
      <Typography sx={{ mb: 1, fontSize: '0.9375rem', color: 'text.secondary' }}>
        Step {step} of {STEPS}
      </Typography>
      <Box
        role="progressbar"
        aria-label="Sign-up"
        aria-valuemin={0}
        aria-valuemax={STEPS}
        aria-valuenow={step}
        aria-valuetext={`Step ${step} of ${STEPS}`}
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
