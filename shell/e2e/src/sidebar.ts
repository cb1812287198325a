/** Locators for the sidebar and for the heading of a page. */
import type { Locator, Page } from '@playwright/test';

/** Beside the page of a wide screen; holds the primary action, the entries and the user menu. */
export function sidebar(page: Page): Locator {
  return page.getByRole('complementary');
}

/** The entries of the sidebar. */
export function entries(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Main' });
}

/** The main heading of the page that is shown. */
export function heading(page: Page, name: string): Locator {
  return page.getByRole('heading', { level: 1, name, exact: true });
}
