import type { SaveFailureKind } from '@parapet/sdk';
import { SaveStatus } from '@parapet/ui/forms';

interface SaveFailureStatusProps {
  /** Why the last save failed; null when it did not. */
  kind: SaveFailureKind | null;
  /** What the form says about the whole; null when only fields are wrong. */
  formError: string | null;
  /** The screen's own text, e.g. 'Failed to update risk. Please try again.'. */
  failed: string;
}

/** The failure of a save beside the button that started it. A conflict has a dialog of its own. */
export function SaveFailureStatus({ kind, formError, failed }: SaveFailureStatusProps) {
  const problem = kind ?? (formError === null ? null : 'refused');
  if (problem === null || problem === 'conflict') return null;
  const detail = problem === 'refused' && formError !== null && formError !== failed ? { detail: formError } : {};
  return <SaveStatus problem={problem} title={failed} {...detail} />;
}
