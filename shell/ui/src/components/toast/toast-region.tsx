import { useCallback, useState } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import { Toast, type ToastItem } from './toast.tsx';
import classes from './toast.module.css';

export interface ToastRegionProps {
  /** The newest last. */
  toasts: readonly ToastItem[];
  onDismiss: (id: number) => void;
}

/** Toasts at the bottom right. Always on the page, so that screen readers notice what is added; clocks stop under pointer and focus. */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const t = useTexts();
  const [paused, setPaused] = useState(false);
  return (
    <section
      aria-label={t('toast.region')}
      aria-live="polite"
      aria-relevant="additions"
      className={classes.region}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {toasts.map((toast) => (
        <RegionToast key={toast.id} toast={toast} onDismiss={onDismiss} paused={paused} />
      ))}
    </section>
  );
}

function RegionToast({ toast, onDismiss, paused }: { toast: ToastItem; onDismiss: (id: number) => void; paused: boolean }) {
  const { id, ...shown } = toast;
  const dismiss = useCallback(() => onDismiss(id), [onDismiss, id]);
  return <Toast {...shown} onDismiss={dismiss} paused={paused} />;
}
