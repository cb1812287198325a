import { useRef, useState } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import { isPageKey } from '../filter-bar/search-key.ts';
import { useKeyDown } from '../keyboard/use-key-down.ts';
import { Toast, type ToastItem } from './toast.tsx';
import { useLift } from './use-lift.ts';
import classes from './toast.module.css';

export interface ToastRegionProps {
  /** The newest last. */
  toasts: readonly ToastItem[];
  onDismiss: (id: number) => void;
}

/**
 * Toasts at the bottom right, above the bars of the page. Always on the page, so that screen readers notice what is added; clocks stop under pointer
 * and focus. Ctrl+Z takes back what the newest of them offers to.
 */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const t = useTexts();
  const region = useRef<HTMLElement>(null);
  useLift(region, toasts.length > 0);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const dismiss = (id: number) => {
    // A button that is removed with its toast does not report in every browser that it lost the focus.
    setFocused(false);
    onDismiss(id);
  };
  useKeyDown((event) => {
    const last = toasts.findLast(({ undo }) => undo !== undefined);
    if (last === undefined || event.key !== 'z' || !(event.ctrlKey || event.metaKey) || !isPageKey(event)) return;
    event.preventDefault();
    last.undo?.();
    dismiss(last.id);
  });
  return (
    <section
      ref={region}
      aria-label={t('toast.region')}
      aria-live="polite"
      aria-relevant="additions text"
      className={classes.region}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {toasts.map((toast) => (
        <Toast key={toast.id} {...toast} onDismiss={() => dismiss(toast.id)} paused={hovered || focused} />
      ))}
    </section>
  );
}
