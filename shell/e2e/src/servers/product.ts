/** Runs the built product as `npm start` does: the real service, the real shell, the real registry. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, startNode, type NodeProcess } from './node-process.ts';

export const root = fileURLToPath(new URL('../../../..', import.meta.url));

export interface ProductOptions {
  /** Further settings of the service, e.g. MONGODB_URL. */
  env?: Record<string, string>;
  port?: number;
  registryDir?: string;
  /** Checkout whose service, shell and registry it is; this one by default. */
  checkout?: string;
}

export interface Product {
  readonly url: string;
  readonly dataDir: string;
  /** What the service has written so far, for the report of a failed test. */
  log(): string;
  /** Stops the service gracefully and starts it again on the same data. While it is stopped, `between` may use the data. */
  restart(between?: () => Promise<void>): Promise<void>;
  /** As `restart`, but the service is killed (`kill -9`). */
  crash(between?: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'parapet-e2e-'));
  const port = options.port ?? (await freePort());
  const checkout = options.checkout ?? root;
  const main = join(checkout, 'services', 'api', 'src', 'main.ts');
  const url = `http://localhost:${port}`;
  const env = {
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    SHELL_DIR: join(checkout, 'shell', 'dist'),
    REGISTRY_DIR: options.registryDir ?? join(checkout, 'registry'),
    LOG_LEVEL: 'warn',
    // Saves 0.5 s of CPU time at each start.
    NODE_COMPILE_CACHE: join(root, '.cache', 'e2e-compiled'),
    ...options.env,
  };
  let log = '';
  const launch = (): Promise<NodeProcess> => startNode([main], { env, onOutput: (text) => (log += text) });
  let service = await launch();
  return {
    url,
    dataDir,
    log: () => log,
    async restart(between) {
      await service.end();
      await between?.();
      service = await launch();
    },
    async crash(between) {
      await service.kill();
      await between?.();
      service = await launch();
    },
    async stop() {
      await service.end();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
