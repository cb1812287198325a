/** What people do who have no mouse. */
import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page has; a trap would be noticed by then. */
const MOST_STOPS = 80;

/** Tab by Tab, as a person would. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: 'attached' });
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused({ timeout: 1 });
}
