import type { Risk } from '@parapet/contracts';
import { TextLink } from '@parapet/ui';
import classes from './risk-title.module.css';

export interface RiskTitleProps {
  risk: Pick<Risk, 'title' | 'description'>;
  /** Path that opens the risk. */
  to: string;
}

/** Title of a risk, which opens it, and the beginning of its description. */
export function RiskTitle({ risk, to }: RiskTitleProps) {
  return (
    <div className={classes.root}>
      <TextLink to={to} quiet className={classes.title}>
        {risk.title}
      </TextLink>
      {risk.description !== '' && <div className={classes.excerpt}>{risk.description}</div>}
    </div>
  );
}
