import { Box } from '@mui/material';

import { messages } from '../messages';

/** For keyboard users; only visible while focused. */
export function SkipLink() {
  return (
    <Box
      component="a"
      href="#main"
      sx={{
        position: 'fixed',
        zIndex: 1600,
        top: 8,
        left: 8,
        px: 2,
        py: 1.5,
        borderRadius: '12px',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontWeight: 650,
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      {messages.skipToContent}
    </Box>
  );
}
