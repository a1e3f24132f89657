import { Component, type ReactNode } from 'react';

import { MissingPart } from '../http/missing-part';
import { FailedScreen } from './failed-screen';
import { MissingPage } from './missing-page';

interface ErrorBoundaryProps {
  /** A new address clears the failure. */
  address?: string;
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
    if (failed.by instanceof MissingPart) {
      return <MissingPage missing={failed.by} onHere={this.goOn} onFailure={this.failAnew} />;
    }
    return <FailedScreen failure={failed.by} />;
  }
}
