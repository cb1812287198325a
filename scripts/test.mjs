/**
 * `npm test`: runs every check, even after one has failed, and prints a summary.
 * `npm test -- lint e2e` runs only the named ones and what they need.
 */
import { join } from 'node:path';
import { tryBenches } from './lib/benches.mjs';
import { chosenChecks, runChecks, succeeded, summary } from './lib/checks.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { printLines } from './lib/count-lines.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { mustRun, root } from './lib/run.mjs';
import { browserTests, vitest } from './lib/test-runs.mjs';

const registryDir = join(root, 'registry');

/** @type {import('./lib/checks.mjs').Check[]} */
const checks = [
  // For information.
  { name: 'lines', work: async () => printLines() },
  { name: 'types', work: types },
  { name: 'versions', work: versions },
  { name: 'format', work: () => mustRun('oxfmt', ['--check', '.']) },
  { name: 'lint', work: () => mustRun('oxlint', ['--type-aware', '--deny-warnings']) },
  { name: 'scripts', work: () => vitest('scripts') },
  { name: 'contracts', work: () => vitest('contracts') },
  { name: 'ui', work: () => vitest('shell/ui') },
  { name: 'sdk', work: () => vitest('shell/sdk') },
  { name: 'domain-ui', work: () => vitest('shell/domain-ui') },
  { name: 'shell', work: () => vitest('shell') },
  { name: 'remotes', work: () => vitest('remotes') },
  { name: 'api', work: () => vitest('services/api') },
  { name: 'mocks', work: () => vitest('services/api/mocks') },
  { name: 'build', work: build },
  { name: 'sizes', needs: ['build'], work: sizes },
  {
    name: 'stories',
    work: async () =>
      mustRun('npm', ['run', '-s', 'test:stories', '-w', 'shell/ui'], {
        env: { CHROMIUM_PATH: await ensureChromium() },
      }),
  },
  { name: 'e2e', needs: ['build'], work: async () => browserTests(await ensureChromium(), ['development', 'product']) },
  { name: 'outside', needs: ['build'], work: async () => browserTests(await ensureChromium(), ['outside']) },
  // It builds earlier releases from the history; a shallow clone fails and says how to get that.
  { name: 'across', needs: ['build'], work: across },
  { name: 'benches', needs: ['build'], work: tryBenches },
];

async function types() {
  const { remoteNames } = await import('./lib/release-build.mjs');
  // One checker per project: several would read the same types again, and projects are checked in parallel anyway.
  await mustRun('tsc', ['-b', '--checkers', '1', '.', ...remoteNames().map((name) => join('remotes', name))]);
}

async function build() {
  const { buildAll } = await import('./lib/release.mjs');
  await buildAll({ registryDir, replace: true, onProgress: console.log });
}

async function across() {
  const { buildPastReleases } = await import('./lib/past-releases.mjs');
  await buildPastReleases();
  await browserTests(await ensureChromium(), ['across']);
}

/** Says which versions the next release of the shell needs; that of a change that breaks remotes or clients must be raised with it. */
async function versions() {
  const { laggingVersions } = await import('./lib/gate/gate.mjs');
  const lagging = await laggingVersions();
  for (const one of lagging) console.log(one.text);
  if (lagging.some(({ due }) => due === 'major'))
    throw new Error('A change that breaks what is released needs a higher major version.');
}

async function sizes() {
  const { checkSizes } = await import('./lib/size.mjs');
  const { readRegistry } = await import('./lib/release-registry.mjs');
  await checkSizes({ shellDir: join(root, 'shell', 'dist'), registryDir, ...readRegistry(registryDir) });
}

/** @type {import('./lib/checks.mjs').Check[]} */
let chosen;
try {
  chosen = chosenChecks(checks, process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exit(2);
}
await ensureInstalled();
const results = await runChecks(chosen, console.log);
console.log(`\n== summary\n${summary(results)}`);
process.exit(succeeded(results) ? 0 : 1);
