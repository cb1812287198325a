import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useOverlays } from '../../overlays/use-overlays.ts';
import { useOverlay } from '../dialog/use-overlay.ts';
import { PHONE, useBelow } from '../popover/use-below.ts';
import { ClampedText } from './clamped-text.tsx';
import { PanelHeader, type PanelHeaderProps } from './panel-header.tsx';
import { usePanelEscape } from './use-panel-escape.ts';
import { BOTTOM_BAR } from '../toast/use-lift.ts';
import classes from './side-panel.module.css';

export interface SidePanelProps extends PanelHeaderProps {
  opened: boolean;
  /** What matters first, e.g. severity and score; stands before the description. */
  facts?: ReactNode;
  /** Cut after four lines, with a button for the rest. */
  description?: string;
  children?: ReactNode;
  /** Buttons at the bottom, always in sight. */
  footer?: ReactNode;
  /** 252 px wide for filters, 380 or 420 px for a record; a phone is filled whatever the size. */
  size?: 'xs' | 'sm' | 'md';
}

/**
 * A panel beside a list; the list stays usable. Escape closes it after everything that is open above it, and gives the
 * focus back. Inside a PanelLayout it stands beside the list from 1180 px on, otherwise over the page's end; on a phone
 * it is a modal sheet.
 *
 * @example
 * <SidePanel
 *   opened={risk !== undefined} onClose={close} title={risk.title} subtitle={risk.category}
 *   neighbors={{ onPrevious: before && (() => open(before)), onNext: after && (() => open(after)) }}
 *   facts={<RiskFacts risk={risk} />} description={risk.description}
 *   footer={<Button icon="edit">Edit Risk</Button>}
 * />
 */
export function SidePanel(props: SidePanelProps) {
  const phone = useBelow(PHONE);
  if (phone) return <Sheet {...props} />;
  return props.opened ? <Beside {...props} /> : null;
}

function Beside(props: SidePanelProps) {
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  usePanelEscape(props.onClose);
  // A layout effect: by the time of an ordinary one, the person may have moved the focus.
  useLayoutEffect(() => {
    // When nothing has the focus, as on a page that was opened with its panel, the panel does not take it.
    if (document.activeElement !== document.body)
      root.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      ref={root}
      role="dialog"
      aria-labelledby={titleId}
      className={classes.panel}
      data-size={props.size ?? 'sm'}
    >
      <Content {...props} titleId={titleId} />
    </section>
  );
}

function Sheet(props: SidePanelProps) {
  const titleId = useId();
  const overlay = useOverlay(props.opened, props.onClose);
  const overlays = useOverlays(true);
  if (overlays === null) return null;
  const { Drawer } = overlays;
  return (
    <Drawer.Root
      {...overlay}
      opened={props.opened}
      onClose={props.onClose}
      position="right"
      size="100%"
      padding={0}
      classNames={{ content: classes.sheet }}
    >
      <Drawer.Content aria-label={props.title}>
        <Content {...props} titleId={titleId} />
      </Drawer.Content>
    </Drawer.Root>
  );
}

function Content({ titleId, facts, description, children, footer, ...header }: SidePanelProps & { titleId: string }) {
  return (
    <>
      <PanelHeader {...header} titleId={titleId} />
      {/* Scrolls by keyboard, also where nothing in it takes the focus. */}
      <div className={classes.body} tabIndex={0}>
        {facts !== undefined && <div className={classes.section}>{facts}</div>}
        {description !== undefined && description !== '' && (
          <div className={classes.section}>
            <ClampedText text={description} />
          </div>
        )}
        {children !== undefined && <div className={classes.main}>{children}</div>}
      </div>
      {footer !== undefined && (
        <div {...BOTTOM_BAR} className={classes.footer}>
          {footer}
        </div>
      )}
    </>
  );
}
