import { Box, CircularProgress } from '@mui/material';

export function Spinner({ label }: { label: string }) {
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '60dvh' }}>
      <CircularProgress aria-label={label} />
    </Box>
  );
}
