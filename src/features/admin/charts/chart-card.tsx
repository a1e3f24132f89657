import { Box } from '@mui/material';
import type { ReactNode } from 'react';

import { Card } from '../../../ui/layout/card';

interface ChartCardProps {
  title: string;
  about: string;
  children: ReactNode;
}

export function ChartCard({ title, about, children }: ChartCardProps) {
  return (
    <Card component="section" aria-label={title}>
      <Box component="h3" sx={{ m: 0, fontSize: '1.0625rem', fontWeight: 720 }}>
        {title}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>{about}</Box>
      {children}
    </Card>
  );
}
