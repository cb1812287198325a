import { Modal, type MantineTransition } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import { markFirstField } from './mark-first-field.ts';
import { NO_LANDMARK } from './no-landmark.ts';
import type { useOverlay } from './use-overlay.ts';
import { BOTTOM_BAR } from '../toast/use-lift.ts';
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

/** Moves so little that a button is still under a pointer that was pressed at once. */
const FADE_UP: MantineTransition = {
  in: { opacity: 1, transform: 'none' },
  out: { opacity: 0, transform: 'translateY(8px)' },
  transitionProperty: 'opacity, transform',
};

const WIDTH: Readonly<Record<DialogSize, number>> = { sm: 440, md: 560, lg: 760, xl: 1040 };

/** Sets the role on the element, because Mantine always renders `dialog`. React keeps it, since Mantine's prop does not change. */
function setRole(inside: HTMLElement | null, role: string): void {
  inside?.closest('[aria-modal]')?.setAttribute('role', role);
}

/** The focus starts in the content, and scrolling content without a focusable element can be reached by the keyboard. */
function reachByKeyboard(element: HTMLElement | null) {
  if (element === null) return;
  markFirstField(element);
  const update = () => {
    const needsFocus =
      element.scrollHeight > element.clientHeight &&
      element.querySelector('a, button, input, select, textarea, [tabindex]') === null;
    if (needsFocus) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  update();
  const observer = new ResizeObserver(update);
  observer.observe(element);
  return () => observer.disconnect();
}

type DialogPartProps = DialogProps & { overlay: ReturnType<typeof useOverlay> };

export function DialogPart({
  overlay,
  opened,
  onClose,
  title,
  description,
  children,
  footer,
  size = 'md',
  fixedHeight = false,
  flush = false,
  role = 'dialog',
}: DialogPartProps) {
  const t = useTexts();
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
      transitionProps={{ transition: FADE_UP, duration: 140 }}
      overlayProps={{ backgroundOpacity: 0.5, color: '#0a0e18' }}
      closeButtonProps={{ 'aria-label': t('action.close'), iconSize: 18 }}
      classNames={{
        inner: classes.inner,
        content: classes.content,
        header: classes.header,
        title: classes.title,
        body: classes.body,
        close: classes.close,
      }}
      attributes={{
        header: { ...NO_LANDMARK, 'data-described': description !== undefined || undefined },
        inner: { 'data-size': size },
        content: { 'data-fixed': fixedHeight || undefined },
      }}
    >
      {description !== undefined && <div className={classes.description}>{description}</div>}
      {children !== undefined && (
        <div ref={reachByKeyboard} className={classes.main} data-flush={flush || undefined}>
          {children}
        </div>
      )}
      {footer !== undefined && (
        <div {...BOTTOM_BAR} className={classes.footer}>
          {footer}
        </div>
      )}
    </Modal>
  );
}
