import type { ReactNode } from 'react';
import classes from './centered-layout.module.css';

export interface CenteredLayoutProps {
  /** Top left: the product's mark. */
  brand?: ReactNode;
  /** Bottom line, e.g. 'Contact Support'. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A plain centred page, for people who are not signed in. */
export function CenteredLayout({ brand, footer, children }: CenteredLayoutProps) {
  return (
    <div className={classes.root}>
      {brand !== undefined && <header className={classes.header}>{brand}</header>}
      <main id="main-content" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      {footer !== undefined && <footer className={classes.footer}>{footer}</footer>}
    </div>
  );
}
