import { Box, Button, Typography } from '@mui/material';
import { Component, type ReactNode, Suspense } from 'react';

import { latePart } from '../http/late-part';
import { MissingPart } from '../http/missing-part';
import { useTitle } from '../ui/layout/use-title';
import { MissingPage } from './missing-page';
import { MoveToFreshStorage } from './move-to-fresh-storage';
import { isStorageFailure } from './storage-failure';
import { noteFailure } from './watch-failures';

const ReportsCard = latePart(() =>
  import('../features/failure-reports/reports-card').then((room) => room.ReportsCard),
);

interface ErrorBoundaryProps {
  /** A new address clears the failure. */
  address?: string;
  /** Whether a failure leaves the place empty: what is in it is no page. */
  quiet?: boolean;
  children: ReactNode;
}

interface State {
  /** In an object, since anything can be thrown. */
  failed: { by: unknown } | null;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: { by: error } };
  }

  override componentDidCatch(error: unknown) {
    noteFailure('screen', error);
  }

  override componentDidUpdate({ address }: ErrorBoundaryProps) {
    if (this.state.failed && address !== this.props.address) this.goOn();
  }

  goOn = () => {
    this.setState({ failed: null });
  };

  failAnew = (error: unknown) => {
    this.setState({ failed: { by: error } });
  };

  override render() {
    const { failed } = this.state;
    if (failed === null) return this.props.children;
    if (this.props.quiet === true) return null;
    if (failed.by instanceof MissingPart) {
      return <MissingPage missing={failed.by} onHere={this.goOn} onFailure={this.failAnew} />;
    }
    return <FailedScreen failure={failed.by} reports={<Reports failure={failed.by} />} />;
  }
}

/** What failed, to be read and sent; not where it was the storage, in which the report would be. */
function Reports({ failure }: { failure: unknown }) {
  if (isStorageFailure(failure)) return null;
  return (
    <ErrorBoundary quiet>
      <Suspense fallback={null}>
        <ReportsCard />
      </Suspense>
    </ErrorBoundary>
  );
}

interface FailedScreenProps {
  failure: unknown;
  /** What is known of the failure, for its person to read and send. */
  reports: ReactNode;
}

/** Instead of a screen that failed: its person's entries are safe, and there is a way on. */
function FailedScreen({ failure, reports }: FailedScreenProps) {
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
