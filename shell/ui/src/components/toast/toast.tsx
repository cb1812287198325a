import { useEffect } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import { Button } from '../button/button.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import classes from './toast.module.css';

export type ToastKind = 'success' | 'error' | 'info';

export interface ToastItem {
  id: number;
  kind: ToastKind;
  text: string;
  /** Milliseconds until it closes by itself; without it the person closes it. */
  duration?: number;
  /** Offers to take the change back. */
  undo?: () => void;
}

export interface ToastProps extends Omit<ToastItem, 'id'> {
  onDismiss: () => void;
  /** The clock stands still, e.g. while the pointer is over the toasts. */
  paused?: boolean;
}

const ICONS: Record<ToastKind, IconName> = { success: 'success', error: 'error', info: 'info' };

/** One message about something that happened. */
export function Toast({ kind, text, duration, undo, onDismiss, paused = false }: ToastProps) {
  const t = useTexts();
  useEffect(() => {
    if (duration === undefined || paused) return;
    const timer = setTimeout(onDismiss, duration);
    return () => clearTimeout(timer);
  }, [duration, paused, onDismiss]);
  const takeBack = () => {
    undo?.();
    onDismiss();
  };
  return (
    <div className={classes.toast} data-kind={kind}>
      <Icon name={ICONS[kind]} label={t(`toast.${kind}`)} className={classes.icon} />
      <p className={classes.text}>{text}</p>
      {undo !== undefined && (
        <Button size="sm" variant="subtle" onClick={takeBack} className={classes.undo}>
          {t('action.undo')}
        </Button>
      )}
      <IconButton size="sm" icon="close" label={t('action.dismiss')} onClick={onDismiss} />
    </div>
  );
}
