import { Box, Button, Typography } from '@mui/material';

import { MoveToFreshStorage } from './move-to-fresh-storage';
import { isStorageFailure } from './storage-failure';

export function FailedScreen({ failure }: { failure: unknown }) {
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
    </Box>
  );
}
