import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

import { WIDTH } from './width';

interface SectionProps {
  id?: string;
  title: string;
  lead?: string;
  children: ReactNode;
  raised?: boolean;
}

/** A part of the page that the header's links lead to. */
export function Section({ id, title, lead, children, raised = false }: SectionProps) {
  return (
    <Box
      component="section"
      id={id}
      sx={{
        py: { xs: 7, md: 12 },
        scrollMarginTop: 68,
        bgcolor: raised ? 'raised.main' : undefined,
      }}
    >
      <Box sx={WIDTH}>
        <Box sx={{ mb: { xs: 4, md: 6 }, maxWidth: '44ch' }}>
          <Typography variant="h2">{title}</Typography>
          {lead !== undefined && (
            <Typography sx={{ mt: 1.5, fontSize: '1.125rem', color: 'text.secondary' }}>
              {lead}
            </Typography>
          )}
        </Box>
        {children}
      </Box>
    </Box>
  );
}
