import type { ReactNode } from 'react';
import { BOTTOM_BAR } from '../toast/use-lift.ts';
import classes from './form-footer.module.css';

export interface FormFooterProps {
  /** At the start: what is unsaved, an autosave indicator, or the failure of the last save. */
  status?: ReactNode;
  /** At the end: Cancel, Save. */
  children: ReactNode;
  /** Sticks to the bottom of the page; false inside of a dialog, whose footer stays in sight by itself. */
  sticky?: boolean;
}

/** The end of a form: buttons, and beside them what became of the last save. On a page it stays in sight while one scrolls. */
export function FormFooter({ status, children, sticky = true }: FormFooterProps) {
  return (
    <div {...(sticky && BOTTOM_BAR)} className={sticky ? `${classes.root} ${classes.sticky}` : classes.root}>
      <div className={classes.status}>{status}</div>
      <div className={classes.buttons}>{children}</div>
    </div>
  );
}
