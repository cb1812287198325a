/**
 * Builds the stories and opens each in light and dark, narrow and wide: it must render without a word on the console,
 * without sideways scrolling and without a finding by axe. `npm run test:stories -w shell/ui [-- part of an id]`
 */
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { lookAtStory, openFrame, type Story, type View } from './look-at-story.ts';
import { serve } from './serve.ts';

const folder = join(import.meta.dirname, '..');
const built = join(folder, 'dist-storybook');
const VIEWS: readonly View[] = [390, 1280].flatMap((width) => (['light', 'dark'] as const).map((scheme) => ({ scheme, width })));
const HEIGHT = 800;

const build = spawnSync('storybook', ['build', '-o', built, '--disable-telemetry', '--quiet'], { cwd: folder, encoding: 'utf8' });
if (build.status !== 0) throw new Error(`The stories could not be built:\n${build.stdout}\n${build.stderr}`);

const index: { entries: Record<string, Story & { type: string }> } = JSON.parse(await readFile(join(built, 'index.json'), 'utf8'));
const [part = ''] = process.argv.slice(2);
const stories = Object.values(index.entries).filter(({ type, id }) => type === 'story' && id.includes(part));
if (stories.length === 0) throw new Error('There are no stories');

const server = await serve(built);
const { CHROMIUM_PATH } = process.env;
const browser = await chromium.launch({
  ...(CHROMIUM_PATH === undefined ? {} : { executablePath: CHROMIUM_PATH }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});
try {
  const faults = (await Promise.all(VIEWS.map((view) => visit(browser, view)))).flat();
  console.log(faults.join('\n'));
  console.log(`${stories.length} stories in ${VIEWS.length} views, ${faults.length} with faults`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  server.close();
}

/** Goes through all stories in one view. @returns a paragraph for each story that is not in order */
async function visit(on: Browser, view: View): Promise<string[]> {
  const context = await on.newContext({ viewport: { width: view.width, height: HEIGHT }, colorScheme: view.scheme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const found: string[] = [];
  const [first] = stories;
  if (first !== undefined) await openFrame(page, server.url, first, view);
  for (const story of stories) {
    const faults = await lookAtStory(page, story, view).catch((error: unknown) => [String(error)]);
    if (faults.length > 0) found.push(`${story.title} ${story.name} (${view.scheme}, ${view.width} px)\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
  await context.close();
  return found;
}
