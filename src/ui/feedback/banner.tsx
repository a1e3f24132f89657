import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface BannerProps {
  children: ReactNode;
  actions?: ReactNode;
}

export function Banner({ children, actions }: BannerProps) {
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: { xs: 'flex-start', md: 'center' },
        columnGap: 2,
        px: 2,
        py: 0.5,
        bgcolor: 'raised.main',
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ py: 1, maxWidth: 620 }}>{children}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', mx: -1, '& .MuiButton-root': { px: 1 } }}>
        {actions}
      </Box>
    </Box>
  );
}
