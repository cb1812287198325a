import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/** Marks a bar with buttons, such as the end of a page or the pager of a table, which toasts and other things that float must not cover: `<div {...BOTTOM_BAR}>`. */
export const BOTTOM_BAR = { 'data-bottom-bar': true } as const;

/** CSS pixels between toasts and a bar below them. */
const GAP = 8;

type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>;

/** CSS pixels by which toasts have to be raised so that they cover none of the bars. A bar with no room above it is left covered. */
export function liftOver(toasts: Box, bars: readonly Box[]): number {
  const lowestFirst = bars
    .filter(({ left, right }) => left < toasts.right && right > toasts.left)
    .toSorted((one, other) => other.top - one.top);
  let lift = 0;
  for (const { top, bottom } of lowestFirst) {
    const isCovered = top < toasts.bottom - lift && bottom > toasts.top - lift;
    const next = toasts.bottom - top + GAP;
    if (isCovered && next <= toasts.top) lift = next;
  }
  return lift;
}

/**
 * Raises what floats at the lower edge of the window over the bars of the page, also over those that appear, scroll or change their size
 * while it is shown. Style sheets find the distance in `--lift`.
 * @param onPlaced what else depends on its place
 */
export function useLift(
  region: RefObject<HTMLElement | null>,
  isShown: boolean,
  onPlaced?: (element: HTMLElement) => void,
): void {
  const applied = useRef(0);
  const placed = useEffectEvent((element: HTMLElement) => onPlaced?.(element));
  useLayoutEffect(() => {
    const element = region.current;
    if (!isShown || element === null) return;
    const measure = () => {
      const { top, right, bottom, left } = element.getBoundingClientRect();
      // What floats over the page may be a bar for other things that float, but not for itself.
      const bars = [...document.querySelectorAll('[data-bottom-bar]')]
        .filter((bar) => !element.contains(bar))
        .map((bar) => bar.getBoundingClientRect());
      applied.current = liftOver({ top: top + applied.current, right, bottom: bottom + applied.current, left }, bars);
      element.style.setProperty('translate', `0 ${-applied.current}px`);
      element.style.setProperty('--lift', `${applied.current}px`);
      placed(element);
    };
    let frame = 0;
    const measureSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    measure();
    const changes = new MutationObserver((records) => {
      if (records.some(({ target }) => target !== element)) measureSoon();
    });
    changes.observe(document.body, { childList: true, subtree: true });
    const sizes = new ResizeObserver(measureSoon);
    sizes.observe(element);
    window.addEventListener('scroll', measureSoon, { capture: true, passive: true });
    window.addEventListener('resize', measureSoon);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      sizes.disconnect();
      window.removeEventListener('scroll', measureSoon, { capture: true });
      window.removeEventListener('resize', measureSoon);
    };
  }, [region, isShown]);
}
