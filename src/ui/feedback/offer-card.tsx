import { Box } from '@mui/material';
import { useId, type ReactNode } from 'react';

import { BrandMark } from '../brand';

interface OfferCardProps {
  title: string;
  words: string;
  actions: ReactNode;
}

/** Something that may be taken or left: floats above the navigation, and moves nothing. */
export function OfferCard({ title, words, actions }: OfferCardProps) {
  const titleId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{
        position: 'fixed',
        zIndex: 1050,
        insetInline: { xs: 12, sm: 'auto 24px' },
        bottom: { xs: 'calc(100px + env(safe-area-inset-bottom))', md: 24 },
        maxWidth: { sm: 400 },
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        columnGap: 2,
        rowGap: 1,
        p: 2,
        borderRadius: '18px',
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        boxShadow: '0 8px 30px rgb(0 0 0 / 0.18)',
      }}
    >
      <BrandMark size={48} />
      <Box role="status">
        <Box component="h2" id={titleId} sx={{ m: 0, fontSize: '1.0625rem', fontWeight: 750 }}>
          {title}
        </Box>
        <Box sx={{ mt: 0.25, color: 'text.secondary', fontSize: '0.9375rem' }}>{words}</Box>
      </Box>
      <Box
        sx={{
          gridColumn: '1 / -1',
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'flex-end',
          gap: 1,
        }}
      >
        {actions}
      </Box>
    </Box>
  );
}
