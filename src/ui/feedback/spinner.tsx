import { Box, CircularProgress } from '@mui/material';

// Most loading ends before a spinner could be read, and its animation slows down what is being loaded.
const LATE = {
  visibility: 'hidden',
  animation: 'spinner-shows 0s 300ms forwards',
  '@keyframes spinner-shows': { to: { visibility: 'visible' } },
} as const;

export function Spinner({ label }: { label: string }) {
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '60dvh', ...LATE }}>
      <CircularProgress aria-label={label} disableShrink />
    </Box>
  );
}
