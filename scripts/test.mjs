/**
 * `npm test`: every check there is. Runs all of them even when one fails, and says at the end which did.
 * `npm test -- unit e2e` runs only the named ones.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { mustRun, root } from './lib/run.mjs';

const vitest = (folder) => mustRun('vitest', ['run', '--root', folder]);

/** @type {[name: string, work: () => Promise<void>][]} */
const checks = [
  ['types', () => mustRun('tsc', ['-b'])],
  ['lint', () => mustRun('oxlint', ['--type-aware', '--deny-warnings'])],
  ['scripts', () => vitest('scripts')],
  ['contracts', () => vitest('contracts')],
  ['ui', () => vitest('shell/ui')],
  ['sdk', () => vitest('shell/sdk')],
  ['shell', () => vitest('shell')],
  ['remotes', remotes],
  ['api', () => vitest('services/api')],
  ['build', build],
  ['stories', async () => mustRun('npm', ['run', '-s', 'test:stories', '-w', 'shell/ui'], { env: { CHROMIUM_PATH: await ensureChromium() } })],
  ['e2e', async () => mustRun('npm', ['run', '-s', 'test', '-w', 'shell/e2e'], { env: { CHROMIUM_PATH: await ensureChromium() } })],
];

async function remotes() {
  for (const name of readdirSync(join(root, 'remotes'))) await vitest(join('remotes', name));
}

async function build() {
  const [{ buildAll }, { checkSizes }] = await Promise.all([import('./lib/release.mjs'), import('./lib/size.mjs')]);
  const registryDir = join(root, 'registry');
  await buildAll({ registryDir, onlyIfChanged: true });
  await checkSizes({ shellDir: join(root, 'shell', 'dist'), registryDir });
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !checks.some(([known]) => known === name));
if (unknown.length > 0) {
  console.error(`There is no check ${unknown.join(', ')}; there are ${checks.map(([name]) => name).join(', ')}.`);
  process.exit(2);
}

await ensureInstalled();
/** @type {{ name: string, seconds: number, error: string | null }[]} */
const results = [];
for (const [name, work] of checks) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n== ${name}`);
  const started = performance.now();
  const error = await work().then(
    () => null,
    (reason) => (reason instanceof Error ? reason.message : String(reason)),
  );
  if (error !== null) console.error(error);
  results.push({ name, seconds: (performance.now() - started) / 1000, error });
}

console.log('\n== summary');
for (const { name, seconds, error } of results) console.log(`${error === null ? 'ok    ' : 'FAILED'} ${name.padEnd(10)} ${seconds.toFixed(1).padStart(7)} s`);
process.exit(results.some(({ error }) => error !== null) ? 1 : 0);
