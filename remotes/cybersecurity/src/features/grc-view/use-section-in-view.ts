import { useCallback, useEffect, useRef, useState } from 'react';

/** Part of the window's height above which a section counts as begun. */
const LINE = 0.3;
/** Events with which a person scrolls. After one of them, the section that was clicked no longer stays marked. */
const BY_HAND = ['wheel', 'touchmove', 'keydown'] as const;

const sectionsOf = (element: HTMLElement) => [...element.querySelectorAll(':scope > section')];

/**
 * The section being read: the last one that begins in the upper third of the window, and at the end of the page the last one.
 * `follow` is the ref of the element whose child sections count.
 */
export function useSectionInView() {
  const [index, setIndex] = useState(0);
  const root = useRef<HTMLElement>(null);
  const chosen = useRef<number | null>(null);
  const follow = useCallback((element: HTMLElement | null) => {
    root.current = element;
    if (element === null) return undefined;
    const look = () => {
      const sections = sectionsOf(element);
      const begun = sections.filter((section) => section.getBoundingClientRect().top < innerHeight * LINE).length;
      const atEnd = begun > 0 && element.getBoundingClientRect().bottom <= innerHeight;
      setIndex(chosen.current ?? Math.max(0, (atEnd ? sections.length : begun) - 1));
    };
    look();
    // Captures the scroll events of any element: either the window scrolls, or the page within it.
    document.addEventListener('scroll', look, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', look, { capture: true });
  }, []);
  useEffect(() => {
    const release = () => {
      chosen.current = null;
    };
    for (const event of BY_HAND) document.addEventListener(event, release, { capture: true, passive: true });
    return () => {
      for (const event of BY_HAND) document.removeEventListener(event, release, { capture: true });
    };
  }, []);
  /** Scrolls to a section and marks it, also where the page is too short to bring it to the top. */
  const go = (to: number) => {
    chosen.current = to;
    setIndex(to);
    if (root.current !== null) sectionsOf(root.current)[to]?.scrollIntoView({ block: 'start' });
  };
  return { index, follow, go };
}
