/** What people do who have no mouse. */
import { expect, type Locator, type Page } from '@playwright/test';
import { settled } from './tour/page-state.ts';

/** More stops than any page has; a trap would be noticed by then. */
const MOST_STOPS = 80;

/** Presses Tab until the target has the focus, as a person would. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: 'attached' });
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused({ timeout: 1 });
}

/** Picks up the item of a sortable list whose handle has the focus, and drops it one place higher. */
export async function moveUp(page: Page, item: string, position: number, total: number): Promise<void> {
  await page.keyboard.press('Space');
  await expect(page.getByText(`${item} picked up at position ${position} of ${total}.`)).toBeAttached();
  // It follows the arrow keys from the next frame on.
  await settled(page);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(`${item} moved to position ${position - 1} of ${total}.`)).toBeAttached();
  await page.keyboard.press('Space');
}
