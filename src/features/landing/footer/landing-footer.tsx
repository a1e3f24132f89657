import { Box } from '@mui/material';
import { Suspense } from 'react';

import { Brand } from '../../../ui/brand';
import { WIDTH } from '../width';
import { LateContactForm } from './late-contact-form';
import { SupportLinks } from './support-links';

export function LandingFooter() {
  return (
    <Box component="footer" sx={{ bgcolor: 'raised.main', py: { xs: 6, md: 9 } }}>
      <Box
        sx={{
          ...WIDTH,
          display: 'grid',
          gap: { xs: 5, md: 8 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1.2fr)' },
        }}
      >
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
          <div>
            <Brand />
            <Box component="p" sx={{ mb: 0, maxWidth: '38ch', color: 'text.secondary' }}>
              A calm place for what you eat. Your meals are on your own device first, and every
              figure says where it comes from.
            </Box>
          </div>
          <SupportLinks />
        </Box>
        <Suspense fallback={null}>
          <LateContactForm />
        </Suspense>
        <Box
          sx={{
            gridColumn: '1 / -1',
            pt: 3,
            borderTop: '1px solid',
            borderColor: 'divider',
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            justifyContent: 'space-between',
            color: 'text.secondary',
            fontSize: '0.9375rem',
          }}
        >
          <span>© 2024 Platelog. All rights reserved.</span>
          <span>Food figures: USDA FNDDS 2021-2023. Estimates, not medical advice.</span>
        </Box>
      </Box>
    </Box>
  );
}
