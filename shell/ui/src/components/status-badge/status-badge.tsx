import { useTexts } from '../../provider/kit-context.ts';
import { STATUS_TONES, type Status } from '../../tokens/meanings.ts';
import { Badge } from '../badge/badge.tsx';

export interface StatusBadgeProps {
  status: Status;
  /** In the place of the kit's own word. */
  label?: string;
}

/** Status of a risk, a risk flow or a task. */
export function StatusBadge({ status, label }: StatusBadgeProps) {
  const t = useTexts();
  return <Badge tone={STATUS_TONES[status]}>{label ?? t(`status.${status}`)}</Badge>;
}
