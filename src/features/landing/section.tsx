import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
  raised?: boolean;
}

/** A part of the page that the header's links lead to. */
export function Section({ id, title, children, raised = false }: SectionProps) {
  return (
    <Box
      component="section"
      id={id}
      sx={{
        py: { xs: 7, md: 11 },
        scrollMarginTop: 72,
        bgcolor: raised ? 'raised.main' : undefined,
      }}
    >
      <Box sx={{ maxWidth: 1120, mx: 'auto', px: { xs: 2, sm: 3 } }}>
        <Typography variant="h2" sx={{ mb: 4 }}>
          {title}
        </Typography>
        {children}
      </Box>
    </Box>
  );
}
