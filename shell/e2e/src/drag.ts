import { expect, type Locator, type Page } from '@playwright/test';

/** Drags as a hand does: over the way, and not released before the target shows that it would take the item. */
export async function drag(page: Page, item: Locator, target: Locator): Promise<void> {
  await lift(page, item, target);
  await page.mouse.up();
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
