import { useState } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import { Toast, type ToastItem } from './toast.tsx';
import classes from './toast.module.css';

export interface ToastRegionProps {
  /** The newest last. */
  toasts: readonly ToastItem[];
  onDismiss: (id: number) => void;
}

interface Said {
  /** The latest, with its duration. */
  toast: ToastItem;
  /** All that say the same; the first names the toast on the screen, which stays where it is. */
  ids: [number, ...number[]];
}

/** Toasts that say the same stand on the screen once, with a count. Those that offer something are each about something else. */
function withoutRepeats(toasts: readonly ToastItem[]): Said[] {
  const said = new Map<string, Said>();
  for (const toast of toasts) {
    const offers = toast.undo !== undefined || toast.action !== undefined;
    const key = offers ? String(toast.id) : `${toast.kind} ${toast.text}`;
    const before = said.get(key);
    said.set(key, { toast, ids: before === undefined ? [toast.id] : [...before.ids, toast.id] });
  }
  return [...said.values()];
}

/** Toasts at the bottom right. Always on the page, so that screen readers notice what is added; clocks stop under pointer and focus. */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const t = useTexts();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const dismiss = (ids: readonly number[]) => {
    // A button that is removed with its toast does not report in every browser that it lost the focus.
    setFocused(false);
    for (const id of ids) onDismiss(id);
  };
  return (
    <section
      aria-label={t('toast.region')}
      aria-live="polite"
      aria-relevant="additions text"
      className={classes.region}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {withoutRepeats(toasts).map(({ toast, ids }) => (
        <Toast key={ids[0]} {...toast} count={ids.length} onDismiss={() => dismiss(ids)} paused={hovered || focused} />
      ))}
    </section>
  );
}
