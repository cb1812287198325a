import type { ReactNode } from 'react';
import classes from './page-header.module.css';

export interface PageHeaderProps {
  /** The page's one `h1`. */
  title: string;
  /** Beside the title, e.g. '14 of 128 risks'. */
  count?: ReactNode;
  description?: ReactNode;
  /** Buttons at the right; the primary one last. */
  actions?: ReactNode;
  /** Above the title, e.g. a link back to the list. */
  before?: ReactNode;
}

/** Head of a page: what it is, and what can be done here. */
export function PageHeader({ title, count, description, actions, before }: PageHeaderProps) {
  return (
    <header className={classes.root}>
      <div className={classes.titles}>
        {before !== undefined && <div className={classes.before}>{before}</div>}
        <div className={classes.line}>
          <h1 className={classes.title} dir="auto">
            {title}
          </h1>
          {count !== undefined && <div className={classes.count}>{count}</div>}
        </div>
      </div>
      {description !== undefined && <div className={classes.description}>{description}</div>}
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
