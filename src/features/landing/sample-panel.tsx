import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

import { Card } from '../../ui/layout/card';
import { SampleTag } from './sample-tag';

interface SamplePanelProps {
  title: string;
  children: ReactNode;
}

/** A look into the product, with figures of a made-up day: it says so. */
export function SamplePanel({ title, children }: SamplePanelProps) {
  return (
    <Card sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography component="h3" variant="h3" sx={{ mr: 'auto' }}>
          {title}
        </Typography>
        <SampleTag />
      </Box>
      {children}
    </Card>
  );
}
