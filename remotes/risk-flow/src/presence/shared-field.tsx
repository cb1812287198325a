import type { ReactNode } from 'react';
import { useWritingText } from './use-writing-text.ts';
import classes from './shared-field.module.css';

interface SharedFieldProps {
  /** Pointer of the field in the flow. */
  at: string;
  children: ReactNode;
}

/** A field that others may type in at the same time: it carries their name while they do, and tells them of one's own typing. */
export function SharedField({ at, children }: SharedFieldProps) {
  const writing = useWritingText(at);
  return (
    <div data-field={at} data-shared={writing !== null || undefined} className={classes.field}>
      {children}
      {writing !== null && <span className={classes.writer}>{writing}</span>}
    </div>
  );
}
