import type { ScenarioAssessment } from '@parapet/contracts';
import { ScoreBadge } from '@parapet/ui';

/** Likelihood times impact, with the level. */
export function ScenarioScore({ of: { likelihood, impact, risk_level } }: { of: ScenarioAssessment }) {
  return <ScoreBadge score={likelihood * impact} scale="scenario" level={risk_level} />;
}
