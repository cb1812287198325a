/** The benches of `npm run bench`. */
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { mustRun, root } from './run.mjs';

const ofService = (name) => join(root, 'services', 'api', 'bench', `${name}.ts`);

/** With the arguments for a run that only shows that a bench works: its figures mean nothing. */
const BENCHES = {
  api: {
    file: ofService('api'),
    small: ['--risks', '300', '--rounds', '1', '--seconds', '0.02', '--connections', '2'],
  },
  events: {
    file: ofService('events'),
    small: ['--callers', '4', '--streams', '4', '--rounds', '1', '--seconds', '0.1'],
  },
  items: { file: ofService('items'), small: ['200', '1'] },
  imports: { file: ofService('imports'), small: ['--rows', '1100'] },
  store: { file: ofService('store'), small: ['500', '2'] },
  rules: { file: ofService('rules'), small: ['1'] },
  web: {
    file: join(root, 'shell', 'e2e', 'bench', 'web.ts'),
    small: ['--risks', '200', '--rounds', '1', '--seconds', '0.2'],
  },
};

export const benchNames = Object.keys(BENCHES);

/** @param {string} name @param {readonly string[]} args @param {import('node:child_process').StdioOptions} [stdio] */
export async function runBench(name, args, stdio) {
  const env = name === 'web' ? { CHROMIUM_PATH: await ensureChromium() } : {};
  await mustRun('node', ['--disable-warning=ExperimentalWarning', BENCHES[name].file, ...args], { env, stdio });
}

/** Runs every bench once, small and all at the same time. Only errors are printed. @throws {Error} that names a bench that does not work */
export async function tryBenches() {
  await Promise.all(benchNames.map((name) => runBench(name, BENCHES[name].small, ['ignore', 'ignore', 'inherit'])));
}
