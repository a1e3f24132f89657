import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

import { PageTitle } from './page-title';

interface PageProps {
  title: string;
  subtitle?: string;
  above?: ReactNode;
  children: ReactNode;
}

export function Page({ title, subtitle, above, children }: PageProps) {
  return (
    <Box
      component="main"
      id="main"
      sx={{
        maxWidth: 1080,
        mx: 'auto',
        px: { xs: 2, sm: 3 },
        pt: { xs: 2, sm: 4 },
        pb: { xs: 2, md: 6 },
      }}
    >
      {above}
      <PageTitle sx={{ mt: above ? 1.5 : 0 }}>{title}</PageTitle>
      {subtitle !== undefined && (
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{subtitle}</Typography>
      )}
      <Box sx={{ mt: 3 }}>{children}</Box>
    </Box>
  );
}
