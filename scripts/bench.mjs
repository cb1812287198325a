/**
 * `npm run bench`: measures the service, its live events, the lists of items, imports, the stores, the rules and the register in a browser on this machine. `npm run bench api` runs only one bench.
 */
import { benchNames, runBench } from './lib/benches.mjs';
import { ensureInstalled } from './lib/install.mjs';

const [name, ...args] = process.argv.slice(2);
if (name !== undefined && !benchNames.includes(name)) {
  console.error(`There is no bench ${name}; there are ${benchNames.join(', ')}.`);
  process.exit(2);
}
await ensureInstalled();
for (const bench of name === undefined ? benchNames : [name]) await runBench(bench, args);
