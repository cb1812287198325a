import { useLayoutEffect, useRef, type ReactNode } from 'react';

/** What stands above every page. Pages that are as high as the window find its height in `--above-page`. */
export function AbovePage({ children }: { children: ReactNode }) {
  const above = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const { current } = above;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => style.setProperty('--above-page', `${current.offsetHeight}px`));
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty('--above-page');
    };
  }, []);
  return <div ref={above}>{children}</div>;
}
