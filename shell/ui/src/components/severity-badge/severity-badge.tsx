import { useTexts } from '../../provider/kit-context.ts';
import { LEVEL_TONES, type Level } from '../../tokens/meanings.ts';
import { Badge } from '../badge/badge.tsx';

export interface SeverityBadgeProps {
  severity: Level;
  /** In the place of the kit's own word. */
  label?: string;
}

/** Severity of a risk, or risk level of an asset: low green, medium yellow, high orange, critical red. */
export function SeverityBadge({ severity, label }: SeverityBadgeProps) {
  const t = useTexts();
  return (
    <Badge tone={LEVEL_TONES[severity]} dot>
      {label ?? t(`severity.${severity}`)}
    </Badge>
  );
}
