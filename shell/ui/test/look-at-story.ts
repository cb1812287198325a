/** Opens one story, looks at it in light and dark, and says what is wrong with it. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

export interface Story {
  id: string;
  /** E.g. `Components/Button`. */
  title: string;
  name: string;
}

/** Rules about whole pages; a component alone has no landmarks. */
const PAGE_RULES = ['page-has-heading-one', 'landmark-one-main', 'bypass'];
/** In the dark these are enough: nothing but colors differs from the light. */
const DARK: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };
/** Axe does not recognize a skip link in the frame of stories; the browser tests check this rule on the real pages. */
const FRAME_RULES = ['region'];

/** Storybook's global in the frame, whose channel takes the documented events, here by their raw names. */
interface Preview {
  channel: { emit(event: string, payload: unknown): void; once(event: string, listener: () => void): void };
}

/** Evaluated in the frame only once: with a source this long, doing so for each story took longer than the checks. */
const AXE = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

declare global {
  interface Window {
    axe?: { run(options: RunOptions): Promise<AxeResults> };
    __STORYBOOK_PREVIEW__?: Preview;
  }
}

/** Opens the frame that stories are then shown in, one after the other: far quicker than loading it for each. */
export async function openFrame(page: Page, url: string, { id }: Story): Promise<void> {
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story`);
  await page.waitForFunction(
    () =>
      document.body.classList.contains('sb-show-main') &&
      document.querySelector('#storybook-root')?.childElementCount !== 0,
  );
  await page.evaluate(AXE);
  // Colors change at once, so that what axe reads is what stays.
  await page.addStyleTag({ content: '*, *::before, *::after { transition: none !important }' });
}

/** Runs in the frame. @returns a line for each rule that is broken */
async function askAxe(options: RunOptions): Promise<string[]> {
  if (window.axe === undefined) throw new Error('Axe is not in this frame');
  const { violations } = await window.axe.run({ ...options, resultTypes: ['violations'] });
  return violations.map(
    ({ id, help, nodes }) => `axe ${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join('; ')})`,
  );
}

function allRules(title: string): RunOptions {
  const off = title.startsWith('Screens/') ? FRAME_RULES : [...FRAME_RULES, ...PAGE_RULES];
  return { rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])) };
}

/** Runs in the frame. Rejects when the story does not render. */
function showStory(storyId: string): Promise<void> {
  const channel = window.__STORYBOOK_PREVIEW__?.channel;
  if (channel === undefined) throw new Error('This is not a frame of stories');
  return new Promise((resolve, reject) => {
    channel.once('storyRendered', () => resolve());
    for (const failure of ['storyErrored', 'storyThrewException', 'storyMissing'])
      channel.once(failure, () => reject(new Error(failure)));
    // The story that the frame was opened with is not rendered again.
    if (new URLSearchParams(location.search).get('id') === storyId) resolve();
    else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

async function overflow(page: Page): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return wide > 0 ? [`scrolls sideways by ${wide} px`] : [];
}

/** @returns what is wrong, one line each; nothing when all is well */
export async function lookAtStory(page: Page, { id, title }: Story): Promise<string[]> {
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
    // Needed first, because a failed story may have left the page in the dark scheme.
    await page.emulateMedia({ colorScheme: 'light' });
    await page.evaluate(showStory, id);
    // Overlays come in over a few frames even where motion is reduced.
    await page.waitForFunction(() => document.getAnimations().every((animation) => animation.playState !== 'running'));
    // A dialog gets the id of its title in an effect, some frames later on a busy machine. One without a name is a fault still: it times out.
    await page.waitForFunction(
      () => document.querySelector('[aria-modal]:not([aria-label], [aria-labelledby], [title])') === null,
    );
    faults.push(...(await overflow(page)), ...(await page.evaluate(askAxe, allRules(title))));
    // The dark scheme is checked on the same elements, because rendering the story again took longer than all checks.
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForFunction(() => document.documentElement.dataset['mantineColorScheme'] === 'dark');
    faults.push(
      ...[...(await overflow(page)), ...(await page.evaluate(askAxe, DARK))].map((fault) => `in the dark: ${fault}`),
    );
    return faults;
  } finally {
    page.off('console', onConsole);
    page.off('response', onResponse);
    page.off('pageerror', onError);
  }
}
