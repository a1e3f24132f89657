import { Box } from '@mui/material';
import { useId, type ReactNode } from 'react';

import { BrandMark } from '../brand';

interface OfferCardProps {
  title: string;
  words: string;
  actions: ReactNode;
}

/** Something that may be taken or left: it stands at the end of the page, and covers nothing. */
export function OfferCard({ title, words, actions }: OfferCardProps) {
  const titleId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{
        display: 'grid',
        maxWidth: 520,
        mx: { xs: 2, sm: 'auto' },
        mb: 3,
        gridTemplateColumns: 'auto 1fr',
        columnGap: 2,
        rowGap: 1,
        p: 2,
        borderRadius: '18px',
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
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
