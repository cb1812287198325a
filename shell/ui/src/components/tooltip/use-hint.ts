import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

/** Milliseconds for which the mouse rests before the hint comes. */
const DELAY = 350;

export interface HintEvents {
  onPointerEnter?: (event: PointerEvent<HTMLElement>) => void;
  onPointerLeave?: (event: PointerEvent<HTMLElement>) => void;
  onPointerDown?: (event: PointerEvent<HTMLElement>) => void;
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Opens the hint of an element when the mouse rests on it or it gets the keyboard focus. Pressing the element or Escape closes the hint.
 * Returns the element's event handlers, which call `own` first.
 */
export function useHint(own: HintEvents, disabled: boolean) {
  const [opened, setOpened] = useState(false);
  const [used, setUsed] = useState(false);
  const timer = useRef(0);
  const show = (delay: number) => {
    window.clearTimeout(timer.current);
    setUsed(true);
    if (delay === 0) setOpened(true);
    else timer.current = window.setTimeout(() => setOpened(true), delay);
  };
  const hide = () => {
    window.clearTimeout(timer.current);
    setOpened(false);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    if (!opened) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpened(false);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [opened]);
  const events: Required<HintEvents> = {
    onPointerEnter(event) {
      own.onPointerEnter?.(event);
      if (event.pointerType !== 'touch') show(DELAY);
    },
    onPointerLeave(event) {
      own.onPointerLeave?.(event);
      hide();
    },
    onPointerDown(event) {
      own.onPointerDown?.(event);
      hide();
    },
    onFocus(event) {
      own.onFocus?.(event);
      if (event.currentTarget.matches(':focus-visible')) show(0);
    },
    onBlur(event) {
      own.onBlur?.(event);
      hide();
    },
  };
  return { opened: opened && !disabled, used, events };
}
