/**
 * `npm run bench`: measures the service, the stores and the rules on this machine. `npm run bench api` runs only one bench.
 */
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { mustRun, root } from './lib/run.mjs';

const NAMES = ['api', 'store', 'rules'];
const folder = join(root, 'services', 'api', 'bench');
const [name, ...rest] = process.argv.slice(2);
if (name !== undefined && !NAMES.includes(name)) {
  console.error(`There is no bench ${name}; there are ${NAMES.join(', ')}.`);
  process.exit(2);
}
await ensureInstalled();
for (const bench of name === undefined ? NAMES : [name]) {
  await mustRun('node', ['--disable-warning=ExperimentalWarning', join(folder, `${bench}.ts`), ...rest]);
}
