import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface FloatingBarProps {
  children: ReactNode;
  actions: ReactNode;
}

/** A bar that floats above everything; to be put into the stack at the top of the screen. */
export function FloatingBar({ children, actions }: FloatingBarProps) {
  return (
    <Box
      role="status"
      sx={{
        pointerEvents: 'auto',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        maxWidth: 760,
        pl: 2.5,
        pr: 0.5,
        borderRadius: '14px',
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        boxShadow: '0 8px 30px rgb(0 0 0 / 0.18)',
      }}
    >
      <Box sx={{ py: 1.25, pr: 1, flex: '1 1 auto' }}>{children}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', ml: 'auto' }}>
        {actions}
      </Box>
    </Box>
  );
}
