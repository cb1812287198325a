import type { ReactNode } from 'react';
import type { ToneName } from '../../tokens/palette.ts';
import classes from './badge.module.css';

export interface BadgeProps {
  children: ReactNode;
  tone?: ToneName;
  /** A dot in front, in the tone's full colour. */
  dot?: boolean;
}

/** A short fact about a thing. Colour never says it alone: the text does. */
export function Badge({ children, tone = 'neutral', dot = false }: BadgeProps) {
  return (
    <span className={classes.root} data-tone={tone}>
      {dot && <span className={classes.dot} aria-hidden="true" />}
      <span className={classes.label}>{children}</span>
    </span>
  );
}
