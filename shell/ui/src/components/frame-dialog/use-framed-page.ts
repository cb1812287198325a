import { useEffect, useEffectEvent, useState } from 'react';

/** The document in the frame; null when it is of another origin, to which browsers give no access. */
function documentIn(frame: HTMLIFrameElement): Document | null {
  try {
    return frame.contentDocument;
  } catch {
    return null;
  }
}

/**
 * Tells the dialog around a frame of Escape, which otherwise stays inside, and of the height of the page. Only for pages of our own origin.
 * Call `watch` whenever the frame has loaded a page, then `focusIn` if the focus may move there.
 */
export function useFramedPage(onEscape: () => void) {
  const [page, setPage] = useState<Document | null>(null);
  const [height, setHeight] = useState<number | null>(null);
  const escape = useEffectEvent(onEscape);

  useEffect(() => {
    if (page === null) return;
    const onKeyDown = (event: KeyboardEvent) => {
      // An open element of the page, such as a list of suggestions, closes first and prevents the default.
      if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) escape();
    };
    const content = page.querySelector('main') ?? page.body;
    const measure = () =>
      setHeight(Math.ceil(content.getBoundingClientRect().bottom + (page.defaultView?.scrollY ?? 0)));
    const observer = new ResizeObserver(measure);
    observer.observe(content);
    page.addEventListener('keydown', onKeyDown);
    return () => {
      observer.disconnect();
      page.removeEventListener('keydown', onKeyDown);
    };
  }, [page]);

  const watch = (frame: HTMLIFrameElement) => {
    const next = documentIn(frame);
    setPage(next);
    if (next === null) setHeight(null);
  };
  /**
   * Focuses the page's `autofocus` element. Browsers ignore `autofocus` in a frame while the page around has the focus. A person may type into
   * another field before the last file of the page is there: what follows would land in the wrong one.
   */
  const focusIn = (frame: HTMLIFrameElement) => {
    const wanted =
      documentIn(frame)?.querySelector<HTMLElement>(':focus') ??
      documentIn(frame)?.querySelector<HTMLElement>('[autofocus]');
    (wanted ?? frame).focus();
  };
  return { height, watch, focusIn };
}
