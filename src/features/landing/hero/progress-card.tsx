import { Box } from '@mui/material';

/** Decoration: a sample day, three quarters of the way. */
export function ProgressCard() {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        right: 0,
        bottom: 0,
        width: 'min(272px, 82%)',
        p: 2.5,
        borderRadius: '20px',
        bgcolor: 'background.paper',
        boxShadow: '0 18px 50px rgb(0 0 0 / 0.2)',
      }}
    >
      <Box sx={{ display: 'flex', color: 'text.secondary', fontSize: '0.9375rem' }}>
        <Box sx={{ mr: 'auto' }}>Today</Box>
        <Box sx={{ fontWeight: 700, color: 'primary.main' }}>75%</Box>
      </Box>
      <Box sx={{ fontWeight: 780, fontSize: '2rem', letterSpacing: '-0.03em', lineHeight: 1.2 }}>
        1,240{' '}
        <Box
          component="span"
          sx={{ fontSize: '1rem', fontWeight: 500, letterSpacing: 0, color: 'text.secondary' }}
        >
          / 1,650 calories
        </Box>
      </Box>
      <Box sx={{ mt: 1.5, height: 12, borderRadius: '20px', bgcolor: 'raised.main' }}>
        <Box sx={{ width: '75%', height: '100%', borderRadius: '20px', bgcolor: 'primary.main' }} />
      </Box>
    </Box>
  );
}
