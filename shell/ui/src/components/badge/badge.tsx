import type { ReactNode } from 'react';
import type { ToneName } from '../../tokens/palette.ts';
import { toneStyle } from '../../tokens/tone-style.ts';
import classes from './badge.module.css';

export interface BadgeProps {
  children: ReactNode;
  tone?: ToneName;
  /** A dot in front, in the tone's full color; for severities alone. */
  dot?: boolean;
  /** More than the badge says, on hover. */
  title?: string;
}

/** A short fact about a thing. All badges have the same shape, and none relies on its color alone: the text says the same. */
export function Badge({ children, tone = 'neutral', dot = false, title }: BadgeProps) {
  return (
    <span className={classes.root} style={toneStyle(tone)} data-tone={tone} title={title}>
      {dot && <span className={classes.dot} aria-hidden="true" />}
      <span className={classes.label} dir="auto">
        {children}
      </span>
    </span>
  );
}
