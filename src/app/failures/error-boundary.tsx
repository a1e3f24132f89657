import { Box, Button, Typography } from '@mui/material';
import { Component, type ReactNode, Suspense } from 'react';

import { latePart, MissingPart } from '../../http/late-part';
import { useTitle } from '../../ui/layout/page-title';
import { messages } from '../messages';
import { MissingPage } from './missing-page';
import { MoveToFreshStorage } from './move-to-fresh-storage';
import { noteFailure } from './watch-failures';

const ReportsCard = latePart(() =>
  import('../../features/failure-reports/reports-card').then((m) => m.ReportsCard),
);

interface ErrorBoundaryProps {
  /** A new address clears the failure. */
  address?: string;
  /** Shows nothing after a failure, for content that is only a part of a page. */
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
    if (this.state.failed && address !== this.props.address) this.reset();
  }

  reset = () => {
    this.setState({ failed: null });
  };

  fail = (error: unknown) => {
    this.setState({ failed: { by: error } });
  };

  override render() {
    const { failed } = this.state;
    if (failed === null) return this.props.children;
    if (this.props.quiet === true) return null;
    if (failed.by instanceof MissingPart) {
      return <MissingPage missing={failed.by} onLoaded={this.reset} onFailure={this.fail} />;
    }
    return <FailedScreen failure={failed.by} reports={<Reports failure={failed.by} />} />;
  }
}

/** Not shown after a failure of the storage, because reports are stored there. */
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
  /** For the user to read and send. */
  reports: ReactNode;
}

function FailedScreen({ failure, reports }: FailedScreenProps) {
  useTitle(messages.thisScreenFailed);
  const byStorage = isStorageFailure(failure);
  return (
    <Box component="main" sx={{ p: 4, maxWidth: 560, mx: 'auto' }}>
      <Typography variant="h2" component="h1">
        {messages.thisScreenFailed}
      </Typography>
      <Typography sx={{ my: 2 }}>{messages.entriesAreSafe}</Typography>
      {byStorage && <Typography sx={{ my: 2 }}>{messages.moveIfReloadFails}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          onClick={() => {
            window.location.reload();
          }}
        >
          {messages.reload}
        </Button>
        {byStorage && <MoveToFreshStorage />}
      </Box>
      <Box sx={{ mt: 3, '&:empty': { display: 'none' } }}>{reports}</Box>
    </Box>
  );
}

// The names of errors that browsers and Dexie throw for a broken database.
const NAMES = new Set([
  'AbortError',
  'DatabaseClosedError',
  'InvalidStateError',
  'NotFoundError',
  'OpenFailedError',
  'TimeoutError',
  'UnknownError',
  'VersionError',
]);

export function isStorageFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return NAMES.has(error.name) || isStorageFailure((error as { inner?: unknown }).inner);
}
