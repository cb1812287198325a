/** Words that continue on the next line without a hyphen between, e.g. 'Schwereg' and 'rad'. */
import type { Page } from '@playwright/test';

/** @returns the visible words that are broken, e.g. 'Schweregrad in th'; those that are longer than the line have to be */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (
        parent === null ||
        !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
        parent.getBoundingClientRect().width <= 1
      )
        continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}{2,}/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const [first, ...rest] = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (first !== undefined && rest.some(({ top }) => top - first.top > first.height / 2))
          broken.add(`${word} in ${parent.tagName.toLowerCase()}.${parent.className}`);
      }
    }
    return [...broken];
  });
}
