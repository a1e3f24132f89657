import { Box } from '@mui/material';

import { CARD_RADIUS } from '../../ui/layout/card';

export function PageSkeleton() {
  return (
    <Box role="status" aria-label="Reading your meals" sx={{ mt: 2, display: 'grid', gap: 2 }}>
      {[380, 320].map((height) => (
        <Box key={height} sx={{ height, borderRadius: CARD_RADIUS, bgcolor: 'raised.main' }} />
      ))}
    </Box>
  );
}
