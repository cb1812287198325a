/** What can be read and pressed: no text below 11 px, and over everything that a click presses the pointer of a hand. */
import type { Page } from '@playwright/test';

/** @returns what is too small, or does not show that it can be pressed, a line each */
export function legibilityFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SMALLEST = 11;
    /** Other pointers that say something of their own: to drag, to type, to wait for a right. */
    const SPEAKING = new Set(['pointer', 'grab', 'grabbing', 'help', 'not-allowed', 'col-resize', 'ew-resize']);
    const faults = new Set<string>();
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().width > 1;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || node.textContent?.trim() === '' || !isShown(parent)) continue;
      // A drawing is scaled: what counts is its size on the screen.
      const svg = parent.closest('svg');
      const scale = svg?.getScreenCTM()?.a ?? 1;
      const size = parseFloat(getComputedStyle(parent).fontSize) * scale;
      if (size < SMALLEST) faults.add(`“${node.textContent?.trim().slice(0, 30)}” is ${size} px high`);
    }
    const pressed =
      'a[href], button:not(:disabled), summary, [role="menuitem"], [role="option"], select:not(:disabled)';
    for (const element of document.querySelectorAll(pressed)) {
      if (!isShown(element) || element.closest('[inert], [aria-disabled="true"], [aria-hidden="true"]') !== null)
        continue;
      const { cursor } = getComputedStyle(element);
      const isPlainLink = element.matches('a') && cursor === 'auto';
      if (!SPEAKING.has(cursor) && !isPlainLink)
        faults.add(
          `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30)}” has the pointer ${cursor}`,
        );
    }
    return [...faults];
  });
}
