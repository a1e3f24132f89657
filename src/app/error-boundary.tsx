import { Component, Suspense, type ReactNode } from 'react';

import { latePart } from '../http/late-part';
import { MissingPart } from '../http/missing-part';
import { FailedScreen } from './failed-screen';
import { MissingPage } from './missing-page';
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
