/**
 * The one rule of insets: the page keeps 28 px at its sides (14 on a phone), what is in a card, a table or a panel 16, and what is
 * in a dialog 20 (16 on a phone). Measured on what is seen, whatever styles lead to it.
 */
import type { Page } from '@playwright/test';

/** @returns what begins or ends elsewhere, a line each */
export function gutterFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isPhone = innerWidth < 640;
    /** Tolerance for borders and rounding. Pixels. */
    const SLACK = 1.5;
    // The border radius tells what kind of surface an element is.
    const MENU = '8px';
    const CARD = '10px';
    /** Dialogs, and what the landing page offers. */
    const LARGE = '12px';
    /** Elements that have gutters of their own. */
    /** An icon at the start of a line that opens or is typed in stands where a text would begin. */
    const LEADING = '[aria-expanded] > svg:first-child, :has(> input) > svg:first-child';
    const OTHERS = 'svg, [inert], [role="img"], [role="menu"], [role="listbox"], nav, aside';

    const modal = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
    const top = modal ?? document.querySelector('main') ?? document.body;
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1;
    const isClear = (color: string) => color === 'rgba(0, 0, 0, 0)';
    const isPainted = ({ backgroundColor, borderTopColor, borderTopWidth }: CSSStyleDeclaration) =>
      !isClear(backgroundColor) || (borderTopWidth !== '0px' && !isClear(borderTopColor));

    function gutterOf(element: Element): number | null {
      if (element === modal)
        return element.querySelector('nav') !== null
          ? null
          : isPhone || getComputedStyle(element).borderTopLeftRadius !== LARGE
            ? 16
            : 20;
      const style = getComputedStyle(element);
      if (element.clientWidth < 150 || !isPainted(style)) return null;
      if (style.borderTopLeftRadius === LARGE) return isPhone ? 16 : 20;
      return style.borderTopLeftRadius === CARD ||
        (style.borderTopLeftRadius !== MENU && element.matches('search, [role="dialog"]'))
        ? 16
        : null;
    }

    const surfaces = new Map(
      [top, ...top.querySelectorAll('*')].flatMap((element) => {
        const gutter = isShown(element) && element.closest(OTHERS) === null ? gutterOf(element) : null;
        return gutter === null ? [] : [[element, gutter] as const];
      }),
    );

    interface Ink {
      box: DOMRect;
      what: string;
    }

    /** Texts, and images and controls with a background or a border. Not those in another surface, or in an element that scrolls sideways. */
    function inkOf(surface: Element): Ink[] {
      const found: Ink[] = [];
      const visit = (node: Node) => {
        if (node instanceof Text) {
          const range = document.createRange();
          range.selectNodeContents(node);
          if (node.data.trim() !== '')
            found.push({ box: range.getBoundingClientRect(), what: node.data.trim().slice(0, 30) });
          return;
        }
        if (node instanceof Element && isShown(node) && node.matches(LEADING)) {
          found.push({ box: node.getBoundingClientRect(), what: 'icon' });
          return;
        }
        if (
          !(node instanceof Element) ||
          !isShown(node) ||
          (node !== surface && (surfaces.has(node) || node.matches(OTHERS) || node.scrollWidth > node.clientWidth + 1))
        )
          return;
        if (node.matches('[type="checkbox"]') && !isPainted(getComputedStyle(node))) {
          // The input is as large as its cell; the box that is drawn is 15 px wide, in its center.
          const { left, top: y, width, height } = node.getBoundingClientRect();
          found.push({
            box: new DOMRect(left + width / 2 - 7.5, y + height / 2 - 7.5, 15, 15),
            what: `box ${node.getAttribute('aria-label') ?? ''}`,
          });
        } else if (node.matches('input, select, textarea, button, img, canvas') && isPainted(getComputedStyle(node))) {
          found.push({
            box: node.getBoundingClientRect(),
            what: `${node.tagName} ${node.getAttribute('aria-label') ?? node.textContent.slice(0, 30)}`,
          });
        } else for (const child of node.childNodes) visit(child);
      };
      for (const child of surface.childNodes) visit(child);
      return found.filter(({ box }) => box.width > 1 && box.height > 1);
    }

    const faults: string[] = [];
    for (const [surface, gutter] of surfaces) {
      const outer = surface.getBoundingClientRect();
      const style = getComputedStyle(surface);
      const start = outer.left + parseFloat(style.borderLeftWidth) + gutter;
      const end = outer.right - parseFloat(style.borderRightWidth) - gutter;
      const ink = inkOf(surface);
      const first = Math.min(...ink.map(({ box }) => box.left));
      const last = Math.max(...ink.map(({ box }) => box.right));
      const isCentered = Math.abs(first - outer.left - (outer.right - last)) < 4;
      if (ink.length > 0 && first > start + SLACK && !isCentered)
        faults.push(
          `nothing begins at the gutter, the first thing ${Math.round(first - start + gutter)} px into its surface`,
        );
      for (const { box, what } of ink) {
        if (box.left < start - SLACK)
          faults.push(`“${what}” begins ${Math.round(box.left - start + gutter)} px into its surface, not ${gutter}`);
        if (box.right > end + SLACK)
          faults.push(
            `“${what}” ends ${Math.round(end + gutter - box.right)} px before the end of its surface, not ${gutter}`,
          );
      }
    }
    if (modal !== undefined || document.querySelector('aside') === null) return faults;
    const title = document.querySelector('h1')?.getBoundingClientRect();
    const main = top.getBoundingClientRect();
    const fills = getComputedStyle(top).paddingLeft === '0px';
    const expected = isPhone ? 14 : fills ? 16 : 28;
    if (title && Math.abs(title.left - main.left - expected) > SLACK)
      faults.push(`the heading begins ${Math.round(title.left - main.left)} px into the page, not ${expected}`);
    return faults;
  });
}
