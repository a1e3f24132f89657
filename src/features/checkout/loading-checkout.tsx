import { Box, CircularProgress, Typography } from '@mui/material';

export function LoadingCheckout() {
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 6 }}>
      <CircularProgress size={28} aria-hidden />
      <Typography>Loading checkout...</Typography>
    </Box>
  );
}
