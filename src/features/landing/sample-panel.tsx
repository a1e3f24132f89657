import { Box, Typography, type SxProps } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { Card } from '../../ui/layout/card';
import { SampleTag } from './sample-tag';

interface SamplePanelProps {
  title: string;
  children: ReactNode;
  sx?: SxProps<Theme>;
}

/** A look into the product, with figures of a made-up day: it says so. */
export function SamplePanel({ title, children, sx = {} }: SamplePanelProps) {
  return (
    <Card
      sx={[
        { display: 'flex', flexDirection: 'column', gap: 2 },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
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
