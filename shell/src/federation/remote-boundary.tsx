import { Component, type ReactNode } from 'react';

interface RemoteBoundaryProps {
  /** A change of it (another page) gives the remote another chance. */
  resetKey: string;
  fallback: ReactNode;
  children: ReactNode;
}

interface RemoteBoundaryState {
  failed: boolean;
  resetKey: string;
}

/** Keeps what goes wrong in a remote's page inside of it. React needs a class for that. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, RemoteBoundaryState> {
  override state: RemoteBoundaryState = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<RemoteBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: RemoteBoundaryProps, state: RemoteBoundaryState): RemoteBoundaryState | null {
    return props.resetKey === state.resetKey ? null : { failed: false, resetKey: props.resetKey };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
