import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

import { Card } from '../../ui/layout/card';
import { messages } from './messages';

interface SamplePanelProps {
  title: string;
  children: ReactNode;
}

/** A part of the product with made-up numbers, and a tag that says so. */
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

export function SampleTag({ words = messages.sample }: { words?: string }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        px: 1,
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '20px',
        fontSize: '0.8125rem',
        fontWeight: 600,
        color: 'text.secondary',
      }}
    >
      {words}
    </Box>
  );
}
