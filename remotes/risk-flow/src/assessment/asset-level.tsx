import type { Asset } from '@parapet/contracts';
import { SeverityBadge, type Level } from '@parapet/ui';

const LEVELS: Readonly<Record<NonNullable<Asset['risk_level']>, Level>> = {
  Low: 'low',
  Medium: 'medium',
  High: 'high',
  Critical: 'critical',
};

export const assetLevel = (level: NonNullable<Asset['risk_level']>): Level => LEVELS[level];

/** The risk level of an asset; nothing for one without. */
export function AssetLevel({ level }: { level: Asset['risk_level'] }) {
  return level === null ? null : <SeverityBadge severity={LEVELS[level]} of="risk-level" />;
}
