import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface TopBarProps {
  children: ReactNode;
  actions: ReactNode;
}

export function TopBar({ children, actions }: TopBarProps) {
  return (
    <Box sx={BAR}>
      <Box sx={{ py: 1, flex: { xs: '1 1 200px', md: '0 1 auto' } }}>{children}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', ml: 'auto' }}>
        {actions}
      </Box>
    </Box>
  );
}

const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  pl: { xs: 2, md: '128px' },
  pr: 1,
  pt: 'env(safe-area-inset-top)',
  bgcolor: 'background.paper',
  borderBottom: '1px solid',
  borderColor: 'divider',
  '@media print': { display: 'none' },
  boxShadow: '0 2px 10px rgb(0 0 0 / 0.12)',
} as const;
