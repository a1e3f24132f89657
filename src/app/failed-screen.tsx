import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';

import { useTitle } from '../ui/layout/use-title';
import { MoveToFreshStorage } from './move-to-fresh-storage';
import { isStorageFailure } from './storage-failure';

interface FailedScreenProps {
  failure: unknown;
  /** What is known of the failure, for its person to read and send. */
  reports: ReactNode;
}

/** Instead of a screen that failed: its person's entries are safe, and there is a way on. */
export function FailedScreen({ failure, reports }: FailedScreenProps) {
  useTitle('This screen failed');
  const byStorage = isStorageFailure(failure);
  return (
    <Box component="main" sx={{ p: 4, maxWidth: 560, mx: 'auto' }}>
      <Typography variant="h2" component="h1">
        This screen failed
      </Typography>
      <Typography sx={{ my: 2 }}>
        Your entries are safe on this device. Loading the page anew usually helps.
      </Typography>
      {byStorage && (
        <Typography sx={{ my: 2 }}>
          If it does not, move to fresh storage: what waits comes along, and the rest is loaded from
          the server.
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          onClick={() => {
            window.location.reload();
          }}
        >
          Reload
        </Button>
        {byStorage && <MoveToFreshStorage />}
      </Box>
      <Box sx={{ mt: 3, '&:empty': { display: 'none' } }}>{reports}</Box>
    </Box>
  );
}
