import type { Risk } from '@parapet/contracts';
import { RiskFacts } from '@parapet/domain-ui';
import { Card } from '@parapet/ui';

/** The risk that a flow is about. */
export function RiskRecord({ risk }: { risk: Risk }) {
  return (
    <Card title={risk.title}>
      <RiskFacts risk={risk} />
    </Card>
  );
}
