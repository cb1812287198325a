/** A state that a page can be shown in, and how to wait until it is complete. */
import type { Page } from '@playwright/test';

export type Language = 'en' | 'de';

/** Who looks: nobody in particular, a person whose organization is new, one whose organization has risks, or one who has begun a flow. */
export type Visitor = 'visitor' | 'newcomer' | 'member' | 'assessor';

export interface Scene {
  page: Page;
  /** An English text of the product in the language that it is shown in. */
  say: (english: string) => string;
  /** Ids of the member's risks, in the order of `SAMPLE_RISKS`, or of the assessor's only one. */
  risks: readonly string[];
}

export interface PageState {
  name: string;
  seenBy: Visitor;
  /** Brings the page there; it is complete when this resolves. */
  show: (scene: Scene) => Promise<void>;
}

/** Waits until nothing is loading and nothing moves any more. The event stream stays open, so the network is never idle. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('[aria-busy="true"], .mantine-Skeleton-root[data-visible]') === null,
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A change of the color scheme is reported before the next frame, and its transitions are running in the frame after that.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map((animation) => animation.finished));
  });
}

/** Opens an address and waits for its heading. */
export async function open({ page, say }: Scene, path: string, heading: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: say(heading), exact: true }).waitFor();
  await settled(page);
}

/** A state that an address leads to. */
export function at(path: string, heading: string): PageState['show'] {
  return (scene) => open(scene, path, heading);
}
