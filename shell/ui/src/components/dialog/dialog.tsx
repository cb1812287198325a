import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import { useOverlay } from './use-overlay.ts';
import classes from './dialog.module.css';

export interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons; they stay in sight while the content scrolls. */
  footer?: ReactNode;
  /** 440, 640 or 960 px wide; all of a narrow screen. */
  size?: 'sm' | 'md' | 'lg';
  /** `alertdialog` for questions that stop the work. */
  role?: 'dialog' | 'alertdialog';
}

const WIDTH = { sm: 440, md: 640, lg: 960 } as const;

/** A `<header>` outside of the page's own would be a second banner of the document. */
export const NO_LANDMARK = { role: 'presentation' } as const;

/** By hand: Mantine writes `dialog` whatever it is given. What doesn't change in its props, React leaves as it is. */
function setRole(inside: HTMLElement | null, role: string): void {
  inside?.closest('[aria-modal]')?.setAttribute('role', role);
}

/**
 * A modal dialog: takes the focus, keeps it inside, and gives it back to where it was. Escape and a click outside
 * close the topmost. At most 90% of the screen's height.
 */
export function Dialog({ opened, onClose, title, description, children, footer, size = 'md', role = 'dialog' }: DialogProps) {
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
      transitionProps={{ transition: 'fade-up', duration: 140 }}
      overlayProps={{ backgroundOpacity: 0.5, color: '#0a0e18' }}
      closeButtonProps={{ 'aria-label': t('action.close') }}
      classNames={{ content: classes.content, header: classes.header, title: classes.title, body: classes.body, close: classes.close }}
      attributes={{ header: NO_LANDMARK }}
    >
      {description !== undefined && <div className={classes.description}>{description}</div>}
      {children !== undefined && <div className={classes.main}>{children}</div>}
      {footer !== undefined && <div className={classes.footer}>{footer}</div>}
    </Modal>
  );
}
