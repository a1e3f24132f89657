import { Box, Typography } from '@mui/material';

import { messages } from './messages';
import { CancelButton } from './subscription-buttons';

/** A notice about a subscription that has no benefit now but may still be charged. @param words why it has no benefit */
export function StillRuns({ words }: { words: string }) {
  return (
    <Box role="status" sx={{ mb: 3 }}>
      <Typography>
        <Box component="strong" sx={{ display: 'block', fontWeight: 700 }}>
          {messages.subscriptionStillRuns}
        </Box>
        {words}
      </Typography>
      <CancelButton />
    </Box>
  );
}
