/**
 * Builds the stories and opens each in light and dark, narrow and wide: it must render without a word on the console,
 * without sideways scrolling and without a finding by axe. `npm run test:stories -w shell/ui [-- part of an id]`
 */
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { lookAtStory, openFrame, type Story } from './look-at-story.ts';
import { serve } from './serve.ts';

const folder = join(import.meta.dirname, '..');
const built = join(folder, 'dist-storybook');
/** CSS pixels. */
const WIDTHS = [390, 1280];
/** Browser pages for each width. They share the stories: while one waits for frames, another renders. */
const PAGES = 2;
const HEIGHT = 800;

const build = spawnSync('storybook', ['build', '-o', built, '--disable-telemetry', '--quiet'], {
  cwd: folder,
  encoding: 'utf8',
});
if (build.status !== 0) throw new Error(`The stories could not be built:\n${build.stdout}\n${build.stderr}`);

const index: { entries: Record<string, Story & { type: string }> } = JSON.parse(
  await readFile(join(built, 'index.json'), 'utf8'),
);
const [part = ''] = process.argv.slice(2);
const stories = Object.values(index.entries).filter(({ type, id }) => type === 'story' && id.includes(part));
if (stories.length === 0) throw new Error('There are no stories');

const server = await serve(built);
const { CHROMIUM_PATH } = process.env;
const browser = await chromium.launch({
  ...(CHROMIUM_PATH === undefined ? {} : { executablePath: CHROMIUM_PATH }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
try {
  const shares = Array.from({ length: PAGES }, (_, share) => stories.filter((_story, n) => n % PAGES === share));
  const faults = (
    await Promise.all(WIDTHS.flatMap((width) => shares.map((share) => visit(browser, width, share))))
  ).flat();
  console.log(faults.join('\n'));
  console.log(
    `${stories.length} stories in light and dark at ${WIDTHS.join(' and ')} px, ${faults.length} with faults`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  server.close();
}

/** Goes through a share of the stories at one width. @returns a paragraph for each story that is not in order */
async function visit(on: Browser, width: number, share: readonly Story[]): Promise<string[]> {
  const [first] = share;
  if (first === undefined) return [];
  const context = await on.newContext({
    viewport: { width, height: HEIGHT },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const found: string[] = [];
  await openFrame(page, server.url, first);
  for (const story of share) {
    const faults = await lookAtStory(page, story).catch((error: unknown) => [String(error)]);
    if (faults.length > 0)
      found.push(`${story.title} ${story.name} (${width} px)\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
  await context.close();
  return found;
}
