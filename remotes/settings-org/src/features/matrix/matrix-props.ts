import type { RiskMatrix } from '@parapet/contracts';

/** Props of each part of the matrix tab. */
export interface MatrixProps {
  /** Colors may be what somebody is still typing. */
  matrix: RiskMatrix;
  onChange: (matrix: RiskMatrix) => void;
}
