/** Which tone stands for what: the product's severity, status and score colors. */
import type { RiskSeverity, RiskStatus } from '@parapet/contracts';
import type { ToneName } from './palette.ts';

/** A severity, a level of risk or a bucket of scores: they share one scale of colors. */
export type Level = RiskSeverity;

export const LEVEL_TONES: Readonly<Record<Level, ToneName>> = { low: 'green', medium: 'yellow', high: 'orange', critical: 'red' };

export type TaskStatus = 'pending' | 'in-progress' | 'completed' | 'cancelled';
export type FlowStatus = 'draft' | 'in-progress' | 'completed' | 'archived';

/** Where the vocabularies meet they agree: in progress is blue, completed green, archived amber. */
export type Status = RiskStatus | TaskStatus | FlowStatus;

export const STATUS_TONES: Readonly<Record<Status, ToneName>> = {
  identified: 'accent',
  open: 'accent',
  assessing: 'blue',
  mitigating: 'blue',
  'in-progress': 'blue',
  monitored: 'green',
  mitigated: 'green',
  completed: 'green',
  accepted: 'neutral',
  closed: 'neutral',
  draft: 'neutral',
  archived: 'amber',
  pending: 'yellow',
  cancelled: 'red',
};
