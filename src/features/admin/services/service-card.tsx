import { Box } from '@mui/material';
import type { ReactNode } from 'react';

import { Card } from '../../../ui/layout/card';

interface ServiceCardProps {
  title: string;
  state: ReactNode;
  words: string;
  children?: ReactNode;
}

/** A service with its state next to its name. */
export function ServiceCard({ title, state, words, children }: ServiceCardProps) {
  return (
    <Card component="section" aria-label={title}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          mb: 0.75,
        }}
      >
        <Box component="h3" sx={{ m: 0, fontSize: '1.0625rem', fontWeight: 720 }}>
          {title}
        </Box>
        {state}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem', mb: children ? 1 : 0 }}>
        {words}
      </Box>
      {children}
    </Card>
  );
}
