/** Milliseconds before a stylesheet is asked for again: at first, and at most. */
const [FIRST, LONGEST] = [1_000, 60_000];

/**
 * Asks again for stylesheets that could not be loaded. The code that asked for one does not: it asks for itself again, and then shows its page or
 * dialog without styles.
 */
export function retryStyles(): void {
  const waits = new WeakMap<EventTarget, number>();
  const onError = ({ target: link }: Event) => {
    if (!(link instanceof HTMLLinkElement) || link.rel !== 'stylesheet') return;
    const wait = waits.get(link) ?? FIRST;
    setTimeout(() => {
      const again = link.cloneNode();
      waits.set(again, Math.min(wait * 2, LONGEST));
      link.replaceWith(again);
    }, wait);
  };
  document.addEventListener('error', onError, true);
}
