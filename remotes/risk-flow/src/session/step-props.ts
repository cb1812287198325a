import type { PlanEditor } from '../plan/use-plan.ts';
import type { FlowSession } from './use-flow-session.ts';

/** What every step of the wizard gets. Each step renders the bar with Previous and Next itself, together with its own message. */
export interface StepProps {
  session: FlowSession;
  /** The plan of the flow. */
  editor: PlanEditor;
  /** null while the step is not valid, and on the last one. */
  onNext: (() => void) | null;
  /** null on the first step. */
  onPrevious: (() => void) | null;
}
