/**
 * `npm run bench`: measures the service and the stores on this machine. `npm run bench api` runs only one bench.
 */
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { mustRun, root } from './lib/run.mjs';

const NAMES = ['api', 'store'];
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
