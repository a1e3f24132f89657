import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** The width of all sections of the page. */
export const WIDTH = { maxWidth: 1168, mx: 'auto', px: { xs: 2, sm: 3 } } as const;

interface SectionProps {
  id?: string;
  title: string;
  lead?: string;
  children: ReactNode;
  raised?: boolean;
}

export function Section({ id, title, lead, children, raised = false }: SectionProps) {
  return (
    <Box
      component="section"
      id={id}
      // Focusable, so that a link to it moves the focus and screen readers read its name.
      tabIndex={id === undefined ? undefined : -1}
      aria-labelledby={id === undefined ? undefined : `${id}-title`}
      sx={{
        '&:focus': { outline: 'none' },
        py: { xs: 7, md: 12 },
        scrollMarginTop: 68,
        bgcolor: raised ? 'raised.main' : undefined,
      }}
    >
      <Box sx={WIDTH}>
        <Box sx={{ mb: { xs: 4, md: 6 }, maxWidth: '44ch' }}>
          <Typography variant="h2" id={id === undefined ? undefined : `${id}-title`}>
            {title}
          </Typography>
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
