import { expect, type Locator, type Page } from '@playwright/test';

/** Drags as a hand does: over the way, and not released before the target shows that it would take the item. */
export async function drag(page: Page, item: Locator, target: Locator): Promise<void> {
  await lift(page, item, target);
  await page.mouse.up();
  // Until 50 ms after a drop, dnd-kit takes every selection away, and with it the first letter that is typed: no hand is as fast.
  await timersOf(page, 50);
}

/** Drags without releasing. */
export async function lift(page: Page, item: Locator, target: Locator): Promise<void> {
  await item.hover();
  await page.mouse.down();
  const box = await target.boundingBox();
  if (box === null) throw new Error('The target is not shown');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
  await expect(target).toHaveAttribute('data-over', 'true');
}

/** Waits for what was picked up by a key, and for its own place: arrows count from then on. */
export async function expectLifted(page: Page, item: string, place: Locator): Promise<void> {
  await expect(page.getByText(`${item} picked up.`)).toBeAttached();
  await expect(place).toHaveAttribute('data-over');
  // dnd-kit listens to keys once a timer of 0 ms has run.
  await timersOf(page, 0);
}

/** Waits until the timers of the page that were set before, and last no longer, have run. */
function timersOf(page: Page, milliseconds: number): Promise<void> {
  return page.evaluate((ms) => new Promise<void>((resolve) => setTimeout(resolve, ms)), milliseconds);
}
