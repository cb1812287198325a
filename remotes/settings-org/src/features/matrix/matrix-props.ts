import type { RiskMatrix } from '@parapet/contracts';

/** Of each part of the tab. */
export interface MatrixProps {
  /** Colors may be what somebody is still typing. */
  matrix: RiskMatrix;
  onChange: (matrix: RiskMatrix) => void;
}
