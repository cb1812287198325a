import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import type { ToneName } from '../../tokens/palette.ts';
import { toneStyle } from '../../tokens/tone-style.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import classes from './toast.module.css';

export type ToastKind = 'success' | 'error' | 'info';

export interface ToastItem {
  id: number;
  kind: ToastKind;
  text: string;
  /** Id of the request that failed, for whoever looks into it. */
  reference?: string;
  /** How often it was shown, 1 by default; the time starts again with each. */
  count?: number;
  /** Milliseconds until it closes by itself; without it the person closes it. */
  duration?: number;
  /** Offers to take the change back. */
  undo?: () => void;
  /** Offers something else to do about it, e.g. 'Try again'; closes the toast too. */
  action?: { label: string; onSelect: () => void };
}

export interface ToastProps extends Omit<ToastItem, 'id'> {
  onDismiss: () => void;
  /** The clock stands still, e.g. while the pointer is over the toasts. */
  paused?: boolean;
}

const TONES: Record<ToastKind, ToneName> = { success: 'green', error: 'red', info: 'blue' };

/** One message about something that happened. Read out as a whole, also when only its count changes. */
export function Toast({
  kind,
  text,
  reference,
  duration,
  undo,
  action,
  onDismiss,
  count = 1,
  paused = false,
}: ToastProps) {
  const t = useTexts();
  const offer = (label: string, act: () => void) => (
    <Button
      size="sm"
      variant="subtle"
      className={classes.action}
      onClick={() => {
        act();
        onDismiss();
      }}
    >
      {label}
    </Button>
  );
  return (
    <div className={classes.toast} data-kind={kind} style={toneStyle(TONES[kind])} aria-atomic="true">
      {duration !== undefined && !paused && <Clock key={count} duration={duration} onEnd={onDismiss} />}
      <Icon name={kind} label={t(`toast.${kind}`)} className={classes.icon} />
      <p className={classes.text} dir="auto">
        {text}
        {count > 1 && <span className={classes.count}> ×{count}</span>}
        {reference !== undefined && (
          <span className={classes.reference}>{t('error.requestId', { id: reference })}</span>
        )}
      </p>
      {action !== undefined && offer(action.label, action.onSelect)}
      {undo !== undefined && offer(t('action.undo'), undo)}
      <IconButton size="sm" icon="close" label={t('action.dismiss')} onClick={onDismiss} />
    </div>
  );
}

/** Runs from when it is mounted. @param duration milliseconds */
function Clock({ duration, onEnd }: { duration: number; onEnd: () => void }) {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const timer = setTimeout(() => end(), duration);
    return () => clearTimeout(timer);
  }, [duration]);
  return null;
}
