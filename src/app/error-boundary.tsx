import { Box, Button, Typography } from '@mui/material';
import { Component, type ReactNode } from 'react';

interface State {
  broken: boolean;
}

/** What a person sees when a screen fails: their entries are safe, and a way on. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <Box component="main" sx={{ p: 4, maxWidth: 560, mx: 'auto' }}>
        <Typography variant="h2" component="h1">
          This screen failed
        </Typography>
        <Typography sx={{ my: 2 }}>
          Your entries are safe on this device. Loading the page anew usually helps.
        </Typography>
        <Button
          variant="contained"
          onClick={() => {
            window.location.reload();
          }}
        >
          Reload
        </Button>
      </Box>
    );
  }
}
