/** What a page offers: its buttons, menu entries and links that are enabled, by their accessible names. */
import type { Page } from '@playwright/test';

export interface Control {
  name: string;
  /** Where a link leads, without the origin; null for what is no link. */
  to: string | null;
}

const CONTROL =
  /^\s*- '?(?:button|link|menuitem|menuitemradio|option|textbox|combobox)\b(?: "((?:[^"\\]|\\.)*)")?([^:]*)/;
const ADDRESS = /^\s*- \/url: "?([^"]*)"?$/;

/** Everything enabled, with fields that can be filled in as “Field: …”. */
export async function controlsOf(page: Page): Promise<Control[]> {
  const all = (await page.locator('body').ariaSnapshot()).split('\n');
  // The sidebar is the same on every page.
  const lines = all.slice(all.findIndex((line) => line.startsWith('- main')));
  const controls = lines.flatMap((line, index): Control[] => {
    const [found, name = '', state = ''] = CONTROL.exec(line) ?? [];
    if (found === undefined || state.includes('[disabled]') || /- '?(textbox|combobox)/.test(line)) return [];
    const address = ADDRESS.exec(lines[index + 1] ?? '')?.[1];
    return [{ name, to: /- '?link/.test(line) && address !== undefined ? address : null }];
  });
  return [...controls, ...(await fieldsOf(page)).map((name) => ({ name, to: null }))];
}

/** Runs in the page. The snapshot does not say which fields can only be read. */
function fieldsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
      .filter((field) => !field.disabled && !field.readOnly && field.checkVisibility())
      .filter(({ type }) => !['search', 'radio', 'checkbox', 'file', 'hidden'].includes(type))
      .map((field) => `Field: ${field.labels?.[0]?.textContent ?? field.ariaLabel ?? ''}`),
  );
}
