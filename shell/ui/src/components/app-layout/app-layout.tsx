import { useState, type MouseEvent, type ReactNode } from 'react';
import { Stack } from '../../primitives/primitives.ts';
import { useTexts } from '../../provider/kit-context.ts';
import { useOverlays } from '../../overlays/use-overlays.ts';
import { NO_LANDMARK } from '../dialog/no-landmark.ts';
import { useOverlay } from '../dialog/use-overlay.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import classes from './app-layout.module.css';
import { RailContext, useRailWidth } from './rail.ts';

export interface AppLayoutProps {
  /** Name or mark of the product; also shown in the bar of narrow screens. */
  brand: ReactNode;
  /** The primary action above the entries, e.g. 'Add New Risk'. */
  action?: ReactNode;
  /** NavItems. */
  nav: ReactNode;
  /** Bottom of the sidebar: the user menu. */
  footer?: ReactNode;
  /** At the end of the bar of narrow screens, e.g. the bell. */
  barActions?: ReactNode;
  /** The page. */
  children: ReactNode;
}

/**
 * Sidebar of 250 px and the page beside it; below 1024 px a rail of 60 px with the icons; below 640 px a bar with a button that opens
 * the sidebar over the page. The page stands in `<main id="main-content" tabindex="-1">`, which the host focuses when the route changes.
 */
export function AppLayout({ brand, action, nav, footer, barActions, children }: AppLayoutProps) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const [used, setUsed] = useState(false);
  const overlay = useOverlay(open, close);
  const overlays = useOverlays(used);
  const rail = useRailWidth();
  const sidebar = <Sidebar action={action} nav={nav} footer={footer} />;
  return (
    <div className={classes.root}>
      <a href="#main-content" className={classes.skip} onClick={focusMain}>
        {t('nav.skip')}
      </a>
      <header className={classes.bar}>
        <IconButton
          icon="menu"
          label={t('nav.open')}
          aria-expanded={open}
          onClick={() => {
            setUsed(true);
            setOpen(true);
          }}
        />
        <div className={classes.barBrand}>{brand}</div>
        {barActions !== undefined && <div className={classes.barActions}>{barActions}</div>}
      </header>
      <aside className={classes.aside} data-rail={rail || undefined}>
        <RailContext value={rail}>
          <div className={classes.brand}>{brand}</div>
          {sidebar}
        </RailContext>
      </aside>
      {overlays && (
        <overlays.Drawer
          {...overlay}
          opened={open}
          onClose={close}
          onClick={(event) => leavesPage(event) && close()}
          size={280}
          padding={0}
          title={brand}
          closeButtonProps={{ 'aria-label': t('nav.close') }}
          classNames={{ content: classes.drawer, header: classes.drawerHead, body: classes.drawerBody }}
          attributes={{ content: { 'aria-label': t('nav.label') }, header: NO_LANDMARK }}
          overlayProps={{ backgroundOpacity: 1, color: 'var(--pp-scrim)' }}
        >
          {sidebar}
        </overlays.Drawer>
      )}
      <main id="main-content" tabIndex={-1} className={classes.main}>
        {children}
      </main>
    </div>
  );
}

function Sidebar({ action, nav, footer }: Pick<AppLayoutProps, 'action' | 'nav' | 'footer'>) {
  const t = useTexts();
  return (
    <>
      {action !== undefined && <Stack gap="xs">{action}</Stack>}
      <nav aria-label={t('nav.label')} className={classes.nav}>
        <Stack as="ul" gap={1}>
          {nav}
        </Stack>
      </nav>
      {footer !== undefined && <div className={classes.footer}>{footer}</div>}
    </>
  );
}

/** Whether a link was clicked. The drawer closes then, because the page behind it changes. */
function leavesPage(event: MouseEvent): boolean {
  return event.target instanceof Element && event.target.closest('a') !== null;
}

/** Moves the focus without following the link, because the router would treat a changed fragment as a navigation. */
function focusMain(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('main-content')?.focus();
}
