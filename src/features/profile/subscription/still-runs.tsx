import { Box, Typography } from '@mui/material';

import { messages } from './messages';
import { CancelButton } from './subscription-buttons';

/** A subscription that gives nothing now, and may be charged all the same. @param words why it gives nothing */
export function StillRuns({ words }: { words: string }) {
  return (
    <Box role="status" sx={{ mb: 3 }}>
      <Typography>
        <Box component="strong" sx={{ display: 'block', fontWeight: 700 }}>
          {messages.aSubscriptionOfYoursStillRuns}
        </Box>
        {words}
      </Typography>
      <CancelButton />
    </Box>
  );
}
