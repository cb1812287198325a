import type { AssetRiskLevel } from '@parapet/contracts';
import { assetLevel } from '@parapet/contracts/rules';
import { SeverityBadge } from '@parapet/ui';

/** Low green, Medium yellow, High orange, Critical red. */
export function RiskLevelBadge({ level }: { level: AssetRiskLevel | null }) {
  return level === null ? '—' : <SeverityBadge severity={assetLevel(level)} of="risk-level" />;
}
