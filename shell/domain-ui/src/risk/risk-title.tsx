import type { Risk } from '@parapet/contracts';
import { TextLink } from '@parapet/ui';

export interface RiskTitleProps {
  risk: Pick<Risk, 'title'>;
  /** Path that opens the risk. */
  to: string;
}

/** Title of a risk, which opens it. */
export function RiskTitle({ risk, to }: RiskTitleProps) {
  return (
    <TextLink to={to} quiet>
      {risk.title}
    </TextLink>
  );
}
