import { Box } from '@mui/material';
import { useId, type ReactNode } from 'react';

import { BrandMark } from '../brand';
import { Card } from '../layout/card';

interface OfferCardProps {
  title: string;
  words: string;
  actions: ReactNode;
}

/** Part of the page, so that it covers nothing. */
export function OfferCard({ title, words, actions }: OfferCardProps) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={OFFER}>
      <BrandMark size={48} />
      <Box role="status">
        <Box component="h2" id={titleId} sx={{ m: 0, fontSize: '1.0625rem', fontWeight: 750 }}>
          {title}
        </Box>
        <Box sx={{ mt: 0.25, color: 'text.secondary', fontSize: '0.9375rem' }}>{words}</Box>
      </Box>
      <Box sx={ACTIONS}>{actions}</Box>
    </Card>
  );
}

const OFFER = {
  mt: 2,
  display: 'grid',
  alignItems: 'center',
  gridTemplateColumns: { xs: 'auto 1fr', md: 'auto 1fr auto' },
  columnGap: 2,
  rowGap: 1,
} as const;

const ACTIONS = {
  gridColumn: { xs: '1 / -1', md: 'auto' },
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 1,
} as const;
