import type { ReactNode } from 'react';
import classes from './side-panel.module.css';

export interface PanelLayoutProps {
  /** The list. */
  children: ReactNode;
  /** One or more SidePanels; closed ones take no room. */
  panel: ReactNode;
  /** Panel as a card with a gap before it, for pages whose list is a card too. */
  bordered?: boolean;
}

/**
 * A list and the panel beside it, as high as their container. Below 1180 px the panel lies over the list; below 640 px
 * it fills the screen.
 *
 * @example
 * <PanelLayout panel={<SidePanel opened={id !== ''} onClose={close} title={risk.title}>…</SidePanel>}>
 *   <DataTable fill bordered={false} … />
 * </PanelLayout>
 */
export function PanelLayout({ children, panel, bordered = false }: PanelLayoutProps) {
  return (
    <div className={classes.layout} data-bordered={bordered || undefined}>
      <div className={classes.list}>{children}</div>
      {panel}
    </div>
  );
}
