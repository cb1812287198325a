/** CSS pixels between the button and what can be scrolled out from under it. */
const GAP = 8;

/** The box around an element that scrolls by itself. The page does too, and has room of its own. */
function scrollerOf(element: Element | null): HTMLElement | null {
  for (let one = element; one instanceof HTMLElement && one !== document.body; one = one.parentElement)
    if (/auto|scroll/.test(getComputedStyle(one).overflowY)) return one;
  return null;
}

/**
 * The button floats over tables and other boxes that scroll. The one below it gets so much room at its end that its last row can be scrolled
 * out from under the button, and that a row which gets the focus is not left there.
 * @returns what to call when the button has moved; with null when there is none
 */
export function createRoom(): (button: HTMLElement | null) => void {
  let given: HTMLElement | null = null;
  const set = (element: HTMLElement, room: string) => {
    element.style.paddingBlockEnd = room;
    element.style.scrollPaddingBlockEnd = room;
  };
  return (button) => {
    const box = button?.getBoundingClientRect();
    const under =
      box &&
      document
        .elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2)
        .find((one) => !button?.contains(one));
    const scroller = scrollerOf(under ?? null);
    if (given && given !== scroller) set(given, '');
    given = scroller;
    if (box && given) set(given, `${given.getBoundingClientRect().bottom - box.top + GAP}px`);
  };
}
