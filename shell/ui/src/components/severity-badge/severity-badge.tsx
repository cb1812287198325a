import { useTexts } from '../../provider/kit-context.ts';
import { LEVEL_TONES, type Level } from '../../tokens/meanings.ts';
import { Badge } from '../badge/badge.tsx';

export interface SeverityBadgeProps {
  severity: Level;
  /** What has the level: the words of a severity and of a risk level differ in gender in some languages. */
  of?: 'severity' | 'risk-level';
  /** In the place of the kit's own word. */
  label?: string;
}

/** Severity of a risk, or risk level of an asset: low green, medium yellow, high orange, critical red. */
export function SeverityBadge({ severity, of = 'severity', label }: SeverityBadgeProps) {
  const t = useTexts();
  return (
    <Badge tone={LEVEL_TONES[severity]} dot>
      {label ?? t(`${of}.${severity}`)}
    </Badge>
  );
}
