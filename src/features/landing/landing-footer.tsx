import { Box } from '@mui/material';

import { Brand } from '../../ui/brand';

export function LandingFooter() {
  return (
    <Box component="footer" sx={{ borderTop: '1px solid', borderColor: 'divider' }}>
      <Box
        sx={{
          maxWidth: 1120,
          mx: 'auto',
          px: { xs: 2, sm: 3 },
          py: 4,
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          justifyContent: 'space-between',
          alignItems: 'center',
          color: 'text.secondary',
        }}
      >
        <Brand size={26} />
        <span>Food figures: USDA FNDDS 2021-2023. Estimates, not medical advice.</span>
      </Box>
    </Box>
  );
}
