import { Component, type ReactNode } from 'react';

interface RemoteBoundaryProps {
  /** When it changes (another page), the children are rendered again. */
  resetKey: string;
  fallback: ReactNode;
  children: ReactNode;
}

interface RemoteBoundaryState {
  failed: boolean;
  resetKey: string;
}

/** Catches what a remote's page throws while it renders. React needs a class for that. */
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
