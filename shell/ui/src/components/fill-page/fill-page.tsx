import type { ReactNode } from 'react';
import classes from './fill-page.module.css';

export interface FillPageProps {
  /** As high as the window, e.g. a PanelLayout with a DataTable that fills it. */
  children: ReactNode;
}

/**
 * A page that fills the window up to its edges: what is in it scrolls, the page does not. Must be the first element of the page. Below 640 px
 * it is a page like others.
 *
 * @example
 * <FillPage>
 *   <PanelLayout panel={…}>…<DataTable fill bordered={false} … /></PanelLayout>
 * </FillPage>
 */
export function FillPage({ children }: FillPageProps) {
  return <div className={classes.root}>{children}</div>;
}
