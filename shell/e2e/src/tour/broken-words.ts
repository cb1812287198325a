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

/** @returns the visible texts that are wider than the element they stand in, and so run into what is beside it, e.g. 'Eintrittswahrscheinlichkeit' */
export function spilledTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const spilled = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      let box = node.parentElement;
      while (box !== null && getComputedStyle(box).display.startsWith('inline')) box = box.parentElement;
      if (box === null || !box.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const { left, right, width } = box.getBoundingClientRect();
      if (width <= 1 || getComputedStyle(box).overflowX !== 'visible') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects())
        if (line.width > 0 && (line.right > right + 1 || line.left < left - 1))
          spilled.add(node.textContent?.trim() ?? '');
    }
    return [...spilled];
  });
}
