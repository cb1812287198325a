/** Measures, inside the page, the time from a response of the API until its data is on the screen. */
import type { Page } from '@playwright/test';

export interface Measured {
  /** Milliseconds from the request to the end of its answer. */
  answer: number;
  /** Milliseconds from the end of the answer to the frame that shows the table, or the list, with it. */
  shown: number;
}

interface AnswerClock {
  /** Times at which a frame with a changed table or list was on the screen. */
  frames: number[];
}

declare global {
  interface Window {
    answerClock?: AnswerClock;
  }
}

/** Records the time of each frame that shows a changed table or list of options. Call it before the page is opened. */
export async function installClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const clock: AnswerClock = { frames: [] };
    window.answerClock = clock;
    const onChange = () => {
      // The frame after the change is on the screen when the task after it begins.
      requestAnimationFrame(() => setTimeout(() => clock.frames.push(performance.now())));
    };
    const LIST = '[role="listbox"]';
    const SHOWN = `table, ${LIST}`;
    /** A table that is rendered anew is added to its parent as a whole. */
    const hasTable = (node: Node) =>
      node instanceof Element && (node.matches(SHOWN) || node.querySelector(SHOWN) !== null);
    new MutationObserver((changes) => {
      if (
        changes.some(
          ({ target, addedNodes }) =>
            target.parentElement?.closest(SHOWN) instanceof Element ||
            (target instanceof Element && target.matches(LIST)) ||
            [...addedNodes].some(hasTable),
        )
      )
        onChange();
    }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
  });
}

/** Milliseconds without a further change after which the screen counts as settled. */
const QUIET = 250;

/** @param path start of the path and query of the request @throws Error when no such answer is shown within 30 s */
export async function measured(page: Page, path: string, act: () => Promise<void>): Promise<Measured> {
  await page.evaluate(() => {
    performance.clearResourceTimings();
    if (window.answerClock) window.answerClock.frames = [];
  });
  await act();
  const handle = await page.waitForFunction(
    ({ wanted, quiet }) => {
      const entries = performance
        .getEntriesByType('resource')
        .filter(
          (entry): entry is PerformanceResourceTiming =>
            entry instanceof PerformanceResourceTiming && entry.name.includes(wanted) && entry.responseEnd > 0,
        );
      const entry = entries.at(-1);
      if (entry === undefined) return null;
      const first = window.answerClock?.frames.find((frame) => frame > entry.responseEnd);
      const last = window.answerClock?.frames.at(-1) ?? 0;
      if (first === undefined || performance.now() - last < quiet) return null;
      return { answer: entry.responseEnd - entry.startTime, shown: first - entry.responseEnd };
    },
    { wanted: path, quiet: QUIET },
    { timeout: 30_000 },
  );
  const found: Measured | null = await handle.jsonValue();
  if (found === null) throw new Error('Nothing was measured');
  return found;
}
