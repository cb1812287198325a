import type { ReactNode } from 'react';
import { useId } from 'react';
import { Muted } from '../muted/muted.tsx';
import classes from './card.module.css';

export interface CardProps {
  children: ReactNode;
  /** Heading of the card; it becomes a section of that name. */
  title?: string;
  /** Name of a card without a heading; it becomes a section of that name, too. */
  label?: string;
  description?: ReactNode;
  /** At the end of the heading: buttons, a link, a count. */
  actions?: ReactNode;
  /** Below the content, separated by a line. */
  footer?: ReactNode;
  /** `none` lets a table or list reach the edges. */
  padding?: 'md' | 'none';
  className?: string;
}

/** A group of content on a surface of its own. */
export function Card({ children, title, label, description, actions, footer, padding = 'md', className }: CardProps) {
  const headingId = useId();
  const hasHead = title !== undefined || description !== undefined || actions !== undefined;
  const Tag = (title ?? label) === undefined ? 'div' : 'section';
  return (
    <Tag
      className={[classes.root, className].filter(Boolean).join(' ')}
      aria-labelledby={title === undefined ? undefined : headingId}
      aria-label={label}
    >
      {hasHead && (
        <header className={classes.head}>
          <div className={classes.titles}>
            {title !== undefined && (
              <h2 id={headingId} className={classes.title} dir="auto">
                {title}
              </h2>
            )}
            {description !== undefined && (
              <Muted as="div" lh="1.25rem">
                {description}
              </Muted>
            )}
          </div>
          {actions !== undefined && <div className={classes.actions}>{actions}</div>}
        </header>
      )}
      <div className={classes.body} data-padding={padding}>
        {children}
      </div>
      {footer !== undefined && <footer className={classes.foot}>{footer}</footer>}
    </Tag>
  );
}
