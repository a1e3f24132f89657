import { Box } from '@mui/material';

/** Decoration: a sample day. */
export function ProgressCard() {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        right: { xs: 0, sm: -12 },
        bottom: -20,
        width: 240,
        p: 2.5,
        borderRadius: '18px',
        bgcolor: 'background.paper',
        boxShadow: '0 14px 40px rgb(0 0 0 / 0.18)',
      }}
    >
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>Today</Box>
      <Box sx={{ fontWeight: 780, fontSize: '1.5rem', letterSpacing: '-0.02em' }}>
        1,240{' '}
        <Box
          component="span"
          sx={{ fontSize: '0.9375rem', fontWeight: 500, color: 'text.secondary' }}
        >
          / 1,650 calories
        </Box>
      </Box>
      <Box
        sx={{
          mt: 1.5,
          height: 10,
          borderRadius: '20px',
          bgcolor: 'raised.main',
          overflow: 'hidden',
        }}
      >
        <Box sx={{ width: '75%', height: '100%', borderRadius: '20px', bgcolor: 'primary.main' }} />
      </Box>
      <Box sx={{ mt: 0.75, fontSize: '0.875rem', fontWeight: 680 }}>75%</Box>
    </Box>
  );
}
