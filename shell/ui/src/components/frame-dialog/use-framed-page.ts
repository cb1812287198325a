import { useEffect, useEffectEvent, useState } from 'react';

/** The document in the frame; null when it is of another origin, which the browser keeps to itself. */
function documentIn(frame: HTMLIFrameElement): Document | null {
  try {
    return frame.contentDocument;
  } catch {
    return null;
  }
}

/**
 * What the dialog around a page of our own origin takes from it: Escape, which otherwise stays inside, and how high its content is.
 * `watch` and `focusIn` are to be called whenever the frame has loaded a page.
 */
export function useFramedPage(onEscape: () => void) {
  const [page, setPage] = useState<Document | null>(null);
  const [height, setHeight] = useState<number | null>(null);
  const escape = useEffectEvent(onEscape);

  useEffect(() => {
    if (page === null) return;
    const onKeyDown = (event: KeyboardEvent) => {
      // What is open inside, such as a list of suggestions, closes first and says so.
      if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) escape();
    };
    const content = page.querySelector('main') ?? page.body;
    const measure = () => setHeight(Math.ceil(content.getBoundingClientRect().bottom + (page.defaultView?.scrollY ?? 0)));
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
  /** Puts the focus where the page wants it; browsers leave that out in a frame while the page around has the focus. */
  const focusIn = (frame: HTMLIFrameElement) => {
    const wanted = documentIn(frame)?.querySelector<HTMLElement>('[autofocus]');
    (wanted ?? frame).focus();
  };
  return { height, watch, focusIn };
}
