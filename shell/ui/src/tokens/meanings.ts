/** Which tone stands for what: the product's severity, status and score colors. */
import type { RiskSeverity, RiskStatus } from '@parapet/contracts';
import type { ToneName } from './palette.ts';

/** A severity, a level of risk or a bucket of scores: they share one scale of colors. */
export type Level = RiskSeverity;

export const LEVEL_TONES: Readonly<Record<Level, ToneName>> = {
  low: 'green',
  medium: 'yellow',
  high: 'orange',
  critical: 'red',
};

export type TaskStatus = 'pending' | 'in-progress' | 'completed' | 'cancelled';
export type FlowStatus = 'draft' | 'in-progress' | 'completed' | 'archived';

/** Status of a risk, a risk flow or a task. */
export type Status = RiskStatus | TaskStatus | FlowStatus;

/**
 * Where the vocabularies meet they agree: in progress is blue, completed green, archived amber. What only a risk can be is neutral, so
 * that in a list of risks color stands for severity and for the risk flow.
 */
export const STATUS_TONES: Readonly<Record<Status, ToneName>> = {
  identified: 'neutral',
  open: 'neutral',
  assessing: 'neutral',
  mitigating: 'neutral',
  monitored: 'neutral',
  mitigated: 'neutral',
  accepted: 'neutral',
  closed: 'neutral',
  draft: 'neutral',
  'in-progress': 'blue',
  completed: 'green',
  archived: 'amber',
  pending: 'yellow',
  cancelled: 'red',
};
