import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import { NO_LANDMARK } from '../dialog/dialog.tsx';
import { useOverlay } from '../dialog/use-overlay.ts';
import classes from './side-panel.module.css';

export interface SidePanelProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons at the bottom, always in sight. */
  footer?: ReactNode;
  /** 400 or 560 px wide; all of a narrow screen. */
  size?: 'sm' | 'md';
}

/** Details of one thing, slid in from the right over the page it belongs to. Focus and Escape as in Dialog. */
export function SidePanel({ opened, onClose, title, children, footer, size = 'sm' }: SidePanelProps) {
  const t = useTexts();
  const overlay = useOverlay(opened, onClose);
  return (
    <Drawer
      {...overlay}
      opened={opened}
      onClose={onClose}
      title={title}
      position="right"
      size={size === 'sm' ? 400 : 560}
      padding={0}
      overlayProps={{ backgroundOpacity: 0.4, color: '#0a0e18' }}
      closeButtonProps={{ 'aria-label': t('action.close') }}
      classNames={{ content: classes.content, header: classes.header, title: classes.title, body: classes.body, close: classes.close }}
      attributes={{ header: NO_LANDMARK }}
    >
      <div className={classes.main}>{children}</div>
      {footer !== undefined && <div className={classes.footer}>{footer}</div>}
    </Drawer>
  );
}
