import { Box, Button, Typography } from '@mui/material';
import { Component, type ReactNode } from 'react';

import { MoveToFreshStorage } from './move-to-fresh-storage';
import { isStorageFailure } from './storage-failure';

interface State {
  failed: 'by-itself' | 'by-storage' | null;
}

/** What a person sees when a screen fails: their entries are safe, and a way on. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: isStorageFailure(error) ? 'by-storage' : 'by-itself' };
  }

  override render() {
    const { failed } = this.state;
    if (failed === null) return this.props.children;
    return (
      <Box component="main" sx={{ p: 4, maxWidth: 560, mx: 'auto' }}>
        <Typography variant="h2" component="h1">
          This screen failed
        </Typography>
        <Typography sx={{ my: 2 }}>
          Your entries are safe on this device. Loading the page anew usually helps.
        </Typography>
        {failed === 'by-storage' && (
          <Typography sx={{ my: 2 }}>
            If it does not, move to fresh storage: what waits comes along, and the rest is loaded
            from the server.
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
          {failed === 'by-storage' && <MoveToFreshStorage />}
        </Box>
      </Box>
    );
  }
}
