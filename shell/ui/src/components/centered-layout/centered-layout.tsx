import type { ReactNode } from 'react';
import { Group } from '../../primitives/primitives.ts';
import classes from './centered-layout.module.css';

export interface CenteredLayoutProps {
  /** Top left: the product's mark. */
  brand?: ReactNode;
  /** Top right, e.g. 'Contact Support' and the language. */
  actions?: ReactNode;
  /** Bottom line. */
  footer?: ReactNode;
  /** `top`: a page to scroll, 1200 px wide; by default one message in the middle. */
  align?: 'center' | 'top';
  children: ReactNode;
}

/** A page without the sidebar, for people who are not signed in. */
export function CenteredLayout({ brand, actions, footer, align = 'center', children }: CenteredLayoutProps) {
  return (
    <div className={classes.root}>
      {(brand !== undefined || actions !== undefined) && (
        <header className={classes.header}>
          {brand}
          {actions !== undefined && (
            <Group gap="0.25rem" justify="flex-end" ms="auto">
              {actions}
            </Group>
          )}
        </header>
      )}
      <main id="main-content" tabIndex={-1} className={classes.main} data-align={align}>
        {children}
      </main>
      {footer !== undefined && <footer className={classes.footer}>{footer}</footer>}
    </div>
  );
}
