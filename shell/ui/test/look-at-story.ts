/** Opens one story as one kind of person would see it, and says what is wrong with it. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export interface Story {
  id: string;
  /** E.g. `Components/Button`. */
  title: string;
  name: string;
}

export interface View {
  scheme: 'light' | 'dark';
  /** CSS pixels. */
  width: number;
}

/** Rules about whole pages; a component alone has no landmarks. */
const PAGE_RULES = ['page-has-heading-one', 'landmark-one-main', 'bypass'];
/** Axe does not recognise a skip link in the frame of stories; the browser tests ask this of the real pages. */
const FRAME_RULES = ['region'];

/** @returns what is wrong, one line each; nothing when all is well */
export async function lookAtStory(page: Page, url: string, { id, title }: Story, { scheme }: View): Promise<string[]> {
  const faults: string[] = [];
  const onConsole = (message: { type(): string; text(): string }) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(`console: ${message.text()}`);
  };
  const onError = (error: Error) => faults.push(`threw: ${error.message}`);
  const onResponse = (response: { status(): number; url(): string }) => {
    if (response.status() >= 400) faults.push(`${response.status()} for ${response.url()}`);
  };
  page.on('console', onConsole);
  page.on('response', onResponse);
  page.on('pageerror', onError);
  try {
    await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=scheme:${scheme}`);
    await page.waitForFunction(() => /sb-show-(main|errordisplay|nopreview)/.test(document.body.className));
    if (await page.evaluate(() => !document.body.classList.contains('sb-show-main'))) return [...faults, 'does not render'];
    await page.waitForFunction(() => document.body.innerText.trim() !== '' || document.querySelector('svg, [role], input') !== null);
    // Overlays come in over a few frames even where motion is reduced.
    await page.waitForFunction(() => document.getAnimations().every((animation) => animation.playState !== 'running'));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (wide > 0) faults.push(`scrolls sideways by ${wide} px`);
    const off = title.startsWith('Screens/') ? FRAME_RULES : [...FRAME_RULES, ...PAGE_RULES];
    const { violations } = await new AxeBuilder({ page }).disableRules(off).analyze();
    for (const { id: rule, help, nodes } of violations) faults.push(`axe ${rule}: ${help} (${nodes.map(({ target }) => target.join(' ')).join('; ')})`);
    return faults;
  } finally {
    page.off('console', onConsole);
    page.off('response', onResponse);
    page.off('pageerror', onError);
  }
}
