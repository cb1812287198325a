/**
 * What is pressed is at least 24 px wide and high, or has that room for itself (WCAG 2.5.8): a circle of 24 px around the middle of a smaller target
 * touches no other target. Links within a sentence are as high as its lines.
 */
import type { Page } from '@playwright/test';

/** @returns the targets that are too small, a line each */
export function targetFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SMALLEST = 24;
    /** Tolerance for rounding. Pixels. */
    const SLACK = 0.5;
    const PRESSED = `a[href], button, summary, select, textarea, input:not([type="hidden"]), [role="button"], [role="link"],
      [role="menuitem"], [role="menuitemcheckbox"], [role="menuitemradio"], [role="option"], [role="tab"], [role="switch"],
      [role="slider"], [role="gridcell"][tabindex]`;
    const top = [...document.querySelectorAll('[aria-modal="true"]')].at(-1) ?? document.body;
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

    interface Target {
      element: Element;
      box: DOMRect;
    }

    /** A box to tick is often only drawn, in its label, which is pressed in its stead. */
    function targetOf(element: Element): Target | null {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const boxes = [element, ...labels].filter(isShown).map(boxOf);
      const [largest] = boxes
        .filter(({ width, height }) => width > 1 && height > 1)
        .toSorted((a, b) => Math.min(b.width, b.height) - Math.min(a.width, a.height));
      return largest === undefined ? null : { element, box: largest };
    }

    /** Within a sentence, or a list of words that runs over lines. */
    function isInline({ element }: Target): boolean {
      if (!element.matches('a, button, [role="link"]') || getComputedStyle(element).display !== 'inline') return false;
      const block = element.parentElement?.closest('p, li, dd, td, div, label, legend');
      return (
        block !== null && block !== undefined && block.textContent.trim().length > element.textContent.trim().length
      );
    }

    const middle = ({ box }: Target) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    const isSmall = ({ box }: Target) => box.width < SMALLEST - SLACK || box.height < SMALLEST - SLACK;

    /** Also what its `::before` adds to it is pressed; that has no box, so its edges are tried. */
    function isPressedAround(target: Target): boolean {
      target.element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { x, y } = middle({ ...target, box: boxOf(target.element) });
      const half = SMALLEST / 2 - 1;
      return [
        [x - half, y],
        [x + half, y],
        [x, y - half],
        [x, y + half],
      ].every(([left = 0, above = 0]) => {
        const hit = document.elementFromPoint(left, above);
        return hit !== null && (target.element.contains(hit) || hit.closest('label')?.control === target.element);
      });
    }

    function hasRoom(target: Target, others: readonly Target[]): boolean {
      const { x, y } = middle(target);
      return others.every((other) => {
        if (other.element.contains(target.element) || target.element.contains(other.element)) return true;
        const { box } = other;
        const beside = Math.hypot(
          x - Math.min(Math.max(x, box.left), box.right),
          y - Math.min(Math.max(y, box.top), box.bottom),
        );
        const { x: otherX, y: otherY } = middle(other);
        const isClear = !isSmall(other) || Math.hypot(x - otherX, y - otherY) >= SMALLEST - SLACK;
        return beside >= SMALLEST / 2 - SLACK && isClear;
      });
    }

    const targets = [...top.querySelectorAll(PRESSED)]
      .filter(
        (element) =>
          isShown(element) &&
          !element.matches(':disabled, [aria-disabled="true"]') &&
          element.closest('[inert], [aria-hidden="true"]') === null,
      )
      .flatMap((element) => targetOf(element) ?? [])
      .filter((target) => !isInline(target));
    return targets
      .filter((target) => isSmall(target) && !hasRoom(target, targets) && !isPressedAround(target))
      .map(({ element, box }) => {
        const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30);
        const size = `${Math.round(box.width)} × ${Math.round(box.height)}`;
        return `${element.tagName.toLowerCase()} “${name}” of ${element.parentElement?.className.slice(0, 40)} is ${size} px`;
      });
  });
}
