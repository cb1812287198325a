/** Fills a product with the sample company, as `npm run demo` does. */
import { join } from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root, type Product } from './servers/product.ts';

const run = promisify(execFile);
const DEMO = join(root, 'services', 'api', 'mocks', 'bin', 'demo.ts');

/** Somebody must have signed up. The product restarts: its database belongs to one process. */
export async function fillWithDemo(product: Pick<Product, 'dataDir' | 'restart'>): Promise<void> {
  await product.restart(async () => {
    await run(process.execPath, [DEMO], { env: { ...process.env, DATA_DIR: product.dataDir, MONGODB_URL: '' } });
  });
}
