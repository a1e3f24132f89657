import { Box, Skeleton } from '@mui/material';

export function ListSkeleton() {
  return (
    <Box role="group" aria-busy aria-label="Loading your meals" sx={{ display: 'grid', gap: 1.5 }}>
      <Skeleton variant="rounded" height={128} />
      <Skeleton variant="rounded" height={128} />
    </Box>
  );
}
