/** Axe in a page and its frames. It is injected once for all checks of a page: reading its source takes as long as a check of the colors. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const SOURCE = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

declare global {
  interface Window {
    axe?: { run(options: RunOptions): Promise<AxeResults> };
  }
}

/** Injects axe into the frames that are there now; all of them are of the page's own origin. */
export async function giveAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) await frame.evaluate(SOURCE);
}

/** Axe leaves these out by default: a name begins with what is seen, and targets are large enough or far enough apart. */
const MORE = { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } };

/** @param rules to check; all by default, those of best practice too @returns a line for each element that breaks one */
export async function findings(page: Page, rules?: readonly string[]): Promise<string[]> {
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(rules === undefined ? { rules: MORE } : { runOnly: { type: 'rule', values: [...rules] } }),
  };
  const violations = await page.evaluate(async (asked) => {
    if (window.axe === undefined) throw new Error('Axe is not in this page');
    return (await window.axe.run(asked)).violations;
  }, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}
