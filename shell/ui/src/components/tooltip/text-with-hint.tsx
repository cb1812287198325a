import type { ReactNode } from 'react';
import { Tooltip } from './tooltip.tsx';
import classes from './tooltip.module.css';

/** A text, for instance a number, that explains itself on hover and on keyboard focus. */
export function TextWithHint({ hint, children }: { hint: string; children: ReactNode }) {
  return (
    <Tooltip label={hint} describes>
      <span className={classes.hinted} tabIndex={0}>
        {children}
      </span>
    </Tooltip>
  );
}
