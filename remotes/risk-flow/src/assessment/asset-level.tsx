import type { AssetRiskLevel } from '@parapet/contracts';
import { assetLevel } from '@parapet/contracts/rules';
import { SeverityBadge } from '@parapet/ui';

/** The risk level of an asset; nothing for one without. */
export function AssetLevel({ level }: { level: AssetRiskLevel | null }) {
  return level === null ? null : <SeverityBadge severity={assetLevel(level)} of="risk-level" />;
}
