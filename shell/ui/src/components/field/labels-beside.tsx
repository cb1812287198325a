import type { ReactNode } from 'react';
import classes from './field.module.css';

/** Fields, one below the other, with their labels beside them where there is room: a long form then fits on one screen. What belongs to a field follows it in a `div` with it. */
export function LabelsBeside({ children }: { children: ReactNode }) {
  return <div className={classes.beside}>{children}</div>;
}
