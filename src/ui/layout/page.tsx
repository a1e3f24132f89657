import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

import { PageTitle } from './page-title';

interface PageProps {
  title: string;
  subtitle?: string;
  above?: ReactNode;
  /** On phones, `above` is next to the title. */
  compact?: boolean;
  /** In px; larger for content with many columns. */
  maxWidth?: number;
  children: ReactNode;
}

export function Page({
  title,
  subtitle,
  above,
  compact = false,
  maxWidth = 1080,
  children,
}: PageProps) {
  return (
    <Box
      component="main"
      id="main"
      sx={{
        maxWidth,
        mx: 'auto',
        px: { xs: 2, sm: 3 },
        pt: { xs: compact ? 0.5 : 2, sm: 4 },
        pb: { xs: 2, md: 6 },
      }}
    >
      <Box sx={compact ? HEADER : undefined}>
        {above}
        <PageTitle sx={{ mt: above ? { xs: compact ? 0 : 1.5, md: 1.5 } : 0 }}>{title}</PageTitle>
      </Box>
      {subtitle !== undefined && (
        <Typography sx={{ color: 'text.secondary', mt: { xs: compact ? 0 : 0.5, md: 0.5 } }}>
          {subtitle}
        </Typography>
      )}
      <Box sx={{ mt: { xs: compact ? 0.5 : 3, md: 3 } }}>{children}</Box>
    </Box>
  );
}

const HEADER = {
  '@media (max-width: 899.95px)': {
    display: 'flex',
    flexFlow: 'row-reverse wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    // Large text wraps to its own line, which starts at the left.
    '& > :last-child': { marginRight: 'auto' },
  },
} as const;
