import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** When it changes (another page), the children are rendered again. */
  resetKey: string;
  /** In the place of the children. */
  fallback: (error: unknown) => ReactNode;
  /** Called once for what was thrown. */
  onError?: (error: unknown) => void;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: boolean;
  error?: unknown;
  resetKey: string;
}

/** Catches what its children throw while they render. React needs a class for that. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failed: true, error };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return props.resetKey === state.resetKey ? null : { failed: false, resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    const { failed, error } = this.state;
    return failed ? this.props.fallback(error) : this.props.children;
  }
}
