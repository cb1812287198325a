/**
 * `npm run bench`: measures the service, its live events, the lists of items, the stores, the rules and the register in a browser on this machine. `npm run bench api` runs only one bench.
 */
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { mustRun, root } from './lib/run.mjs';

const ofService = (name) => join(root, 'services', 'api', 'bench', `${name}.ts`);
const BENCHES = { api: ofService('api'), events: ofService('events'), items: ofService('items'), store: ofService('store'), rules: ofService('rules'), web: join(root, 'shell', 'e2e', 'bench', 'web.ts') };
const NAMES = Object.keys(BENCHES);
const [name, ...rest] = process.argv.slice(2);
if (name !== undefined && !NAMES.includes(name)) {
  console.error(`There is no bench ${name}; there are ${NAMES.join(', ')}.`);
  process.exit(2);
}
await ensureInstalled();
for (const bench of name === undefined ? NAMES : [name]) {
  await mustRun('node', ['--disable-warning=ExperimentalWarning', BENCHES[bench], ...rest]);
}
