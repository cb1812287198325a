import type { AssetRiskLevel, RiskSeverity } from '@parapet/contracts';
import { SeverityBadge } from '@parapet/ui';

const LEVELS: Readonly<Record<AssetRiskLevel, RiskSeverity>> = {
  Low: 'low',
  Medium: 'medium',
  High: 'high',
  Critical: 'critical',
};

/** Low green, Medium yellow, High orange, Critical red. */
export function RiskLevelBadge({ level }: { level: AssetRiskLevel | null }) {
  return level === null ? '—' : <SeverityBadge severity={LEVELS[level]} of="risk-level" />;
}
