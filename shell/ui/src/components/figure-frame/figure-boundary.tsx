import { Component, type ReactNode } from 'react';

interface FigureBoundaryProps {
  children: ReactNode;
  /** Shown when the drawing fails, e.g. since its code could not be loaded. */
  instead: ReactNode;
}

/** A drawing that fails does not take the page with it: its text alternative takes its place. */
export class FigureBoundary extends Component<FigureBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
