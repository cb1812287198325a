import type { FlowSession } from './use-flow-session.ts';

/** What every step of the wizard gets. Each shows the bar with Previous and Next by itself, with what it has to say there. */
export interface StepProps {
  session: FlowSession;
  /** null while the step is not valid, and on the last one. */
  onNext: (() => void) | null;
  /** null on the first step. */
  onPrevious: (() => void) | null;
}
