import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import { useOverlay } from './use-overlay.ts';
import classes from './dialog.module.css';

export type DialogSize = 'sm' | 'md' | 'lg' | 'xl';

export interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Below the title. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons; they stay in sight while the content scrolls. */
  footer?: ReactNode;
  /** 440, 560, 760 or 1040 px wide; below 640 px all but `sm` fill the screen. */
  size?: DialogSize;
  /** The height does not follow the content: for tabs and other content that changes. */
  fixedHeight?: boolean;
  /** The content has its own padding and scrolls by itself, as `Tabs` with `fill` do. */
  flush?: boolean;
  /** `alertdialog` for questions that stop the work. */
  role?: 'dialog' | 'alertdialog';
}

const WIDTH: Readonly<Record<DialogSize, number>> = { sm: 440, md: 560, lg: 760, xl: 1040 };

/** A `<header>` outside of the page's own would be a second banner of the document. */
export const NO_LANDMARK = { role: 'presentation' } as const;

/** By hand: Mantine writes `dialog` whatever it is given. What doesn't change in its props, React leaves as it is. */
function setRole(inside: HTMLElement | null, role: string): void {
  inside?.closest('[aria-modal]')?.setAttribute('role', role);
}

/**
 * A modal dialog: takes the focus, keeps it inside, and gives it back to where it was. Escape and a click outside
 * close the topmost. At most 90% of the screen's height. The page behind keeps its scroll bar, so that nothing moves.
 */
export function Dialog({ opened, onClose, title, description, children, footer, size = 'md', fixedHeight = false, flush = false, role = 'dialog' }: DialogProps) {
  const t = useTexts();
  const overlay = useOverlay(opened, onClose);
  return (
    <Modal
      {...overlay}
      opened={opened}
      onClose={onClose}
      title={<span ref={(element) => setRole(element, role)}>{title}</span>}
      size={WIDTH[size]}
      centered
      padding={0}
      yOffset="5vh"
      removeScrollProps={{ removeScrollBar: false }}
      transitionProps={{ transition: 'fade-up', duration: 140 }}
      overlayProps={{ backgroundOpacity: 0.5, color: '#0a0e18' }}
      closeButtonProps={{ 'aria-label': t('action.close'), iconSize: 18 }}
      classNames={{ inner: classes.inner, content: classes.content, header: classes.header, title: classes.title, body: classes.body, close: classes.close }}
      attributes={{ header: { ...NO_LANDMARK, 'data-described': description !== undefined || undefined }, inner: { 'data-size': size }, content: { 'data-fixed': fixedHeight || undefined } }}
    >
      {description !== undefined && <div className={classes.description}>{description}</div>}
      {children !== undefined && (
        <div className={classes.main} data-flush={flush || undefined}>
          {children}
        </div>
      )}
      {footer !== undefined && <div className={classes.footer}>{footer}</div>}
    </Modal>
  );
}
