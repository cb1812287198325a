import { useId, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import classes from './disclosure.module.css';

export interface DisclosureProps {
  title: ReactNode;
  /** Below the title, also while it is closed. */
  summary?: ReactNode;
  /** At the end of the line, outside the button that opens it: badges, buttons. */
  actions?: ReactNode;
  open: boolean;
  onToggle: () => void;
  /** On the page only while it is open. */
  children: ReactNode;
  /** Heading level of the title; 3 by default. */
  headingLevel?: 2 | 3 | 4 | 5;
  /** `flush` lets the content reach the edges; `plain` is a row of a list that has its own padding. */
  look?: 'padded' | 'flush' | 'plain';
}

/** A line that opens what is below it. */
export function Disclosure({
  title,
  summary,
  actions,
  open,
  onToggle,
  children,
  headingLevel = 3,
  look = 'padded',
}: DisclosureProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classes.item} data-look={look} data-open={open || undefined}>
      <div className={classes.head}>
        <Heading className={classes.heading}>
          <button
            type="button"
            className={classes.button}
            id={id}
            aria-expanded={open}
            aria-controls={open ? `${id}-content` : undefined}
            aria-describedby={summary === undefined ? undefined : `${id}-summary`}
            onClick={onToggle}
          >
            <Icon name="chevron-right" size={16} className={classes.arrow} />
            <span className={classes.title} dir="auto">
              {title}
            </span>
          </button>
        </Heading>
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
        {summary !== undefined && (
          <div id={`${id}-summary`} className={classes.summary} dir="auto">
            {summary}
          </div>
        )}
      </div>
      {open && (
        <section id={`${id}-content`} aria-labelledby={id} className={classes.content}>
          {children}
        </section>
      )}
    </div>
  );
}
