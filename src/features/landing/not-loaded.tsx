import { Box, Button } from '@mui/material';

import { messages } from './messages';

export function NotLoaded({ onAgain }: { onAgain: () => void }) {
  return (
    <Box role="alert">
      <Box>{messages.notLoaded}</Box>
      <Button sx={{ mt: 1 }} variant="outlined" onClick={onAgain}>
        {messages.tryAgain}
      </Button>
    </Box>
  );
}
